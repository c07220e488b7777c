internal import Journal
internal import Language
internal import Session
internal import World

/// A lesson that is being taught.
struct LessonTeaching {
  var guide: LessonGuide
  let run: Int
  let shelf: LessonShelf
  /// Where it is written down how far somebody came; the files of the lesson lie elsewhere.
  let files: any FileStore
}

extension Conversation {
  /// Teaches a lesson on a home of its own, then goes on here.
  func teach(_ taught: Lesson, _ isAnew: Bool) async {
    guard lesson == nil, let shelf = executor.world.lessons else {
      return await show([ReplyLine("First leave this lesson: stop lesson", .attention)])
    }
    var progress = shelf.progress(taught.mark, executor.world.files)
    if isAnew || progress.step >= taught.steps.count {
      progress = LessonProgress(run: progress.run + 1)
    }
    let folder = "\(shelf.home)/\(taught.mark)-\(progress.run)"
    let home = shelf.open(folder)
    defer {
      home.rest()
      home.journal.close()
    }
    let inner: Executor
    do { inner = try self.executor(on: home, in: folder, shelf, taught) } catch {
      return await show([ReplyLine(error.message, .attention)])
    }
    let conversation = Conversation(inner, terminal, look: look)
    conversation.lesson = LessonTeaching(
      guide: LessonGuide(taught, at: progress.step), run: progress.run, shelf: shelf,
      files: executor.world.files)
    conversation.noting = noting
    await conversation.talkThroughLesson()
    await conversation.endScreen()
    await attend()
    await show([ReplyLine("Back at your own trips; they are as they were.", .quiet)])
  }

  private func executor(
    on home: LessonHome, in folder: String, _ shelf: LessonShelf, _ taught: Lesson
  ) throws(JournalFailure) -> Executor {
    var (world, options) = (executor.world, executor.options)
    world.journal = home.journal
    // What is saved or recorded stays in the lesson.
    world.files = shelf.files(world.files, "\(folder)/files")
    world.makeAssistant = home.makeAssistant
    world.restAssistant = home.rest
    options.today = taught.today ?? options.today
    let inner = try Executor(world, options)
    inner.drawsPictures = executor.drawsPictures
    inner.store.windowSettings = executor.seen.settings.forLessons
    inner.store.windowHome = executor.seen.settings.home
    return inner
  }

  private func talkThroughLesson() async {
    guard let guide = lesson?.guide else { return }
    await attend()
    layOut()
    var lines = [ReplyLine(guide.lesson.title, .name)]
    if guide.lesson.today != nil {
      lines.append(ReplyLine("In this lesson today is \(executor.today.iso).", .quiet))
    }
    let way = "Say it in your own words. hint helps, next goes on, stop lesson leaves."
    await show(lines + [ReplyLine(way, .quiet)] + guide.telling)
    await talk()
  }

  /// Carries out what was entered; in a lesson it may be about that, and is looked at.
  func takeInLesson(_ text: String) async -> Outcome.End {
    guard lesson != nil else {
      guard question == nil, !assembler.isOpen, LessonWish(text) == .stop else {
        return await take(text)
      }
      await show([ReplyLine("No lesson is on; tutorial lists them.", .quiet)])
      return .done
    }
    if question == nil, !assembler.isOpen, let wish = LessonWish(text) { return await grant(wish) }
    let before = executor.session.nextID + entryCount
    let end = await take(text)
    guard end != .quit, question == nil, !assembler.isOpen else { return end }
    let hasChanged = executor.session.nextID + entryCount != before
    let attempt: LessonTry = hasChanged ? .change : end.isFailed ? .nothing : .look
    let home = executor.homeState
    let lines = lesson?.guide.follow(home, after: attempt) ?? []
    return await goOn(lines)
  }

  private var entryCount: Int { (try? executor.world.journal.newestEntry()) ?? 0 }

  private func grant(_ wish: LessonWish) async -> Outcome.End {
    switch wish {
    case .hint: return await goOn(lesson?.guide.hint() ?? [])
    case .next:
      if let end = await doStep() { return end }
      return await goOn(lesson?.guide.goOn(executor.homeState) ?? [])
    case .stop:
      await show([ReplyLine("The lesson waits where you are.", .quiet)])
      return .quit
    }
  }

  /// Does what the step is for in the way the lesson itself would, so that those after it find what
  /// they build on; how that ends where it leaves the lesson.
  private func doStep() async -> Outcome.End? {
    guard let line = lesson?.guide.ownWay(executor.homeState) else { return nil }
    await show([ReplyLine("Done for you: \(line)", .quiet)])
    switch await take(line) {
    case .done: return nil
    case let end:
      // What failed, or asks, is told already: the step is still to be done.
      return end
    }
  }

  /// Shows what the lesson says, keeps how far it came, and leaves it at its end.
  private func goOn(_ lines: [ReplyLine]) async -> Outcome.End {
    await show(lines)
    guard let lesson else { return .done }
    let name = lesson.guide.lesson.mark
    let progress = LessonProgress(run: lesson.run, step: lesson.guide.index)
    do { try lesson.shelf.keep(progress, of: name, lesson.files) } catch {
      let reason = Diagnostic(error).message
      await show([ReplyLine("How far you are is not kept: \(reason)", .attention)])
    }
    return lesson.guide.isOver ? .quit : .done
  }
}

extension Settings {
  /// What a lesson takes over from the person's own home: all but where places are asked for, so that
  /// a lesson is the same for everybody.
  fileprivate var forLessons: [SettingName: String] {
    ofWindow.merging(chosen) { _, own in own }.filter { $0.key != .places && $0.key != .contact }
  }
}
