import Session
import Testing

@Suite struct ServerAddressTests {
  @Test(arguments: [
    "http://127.0.0.1:8080", "http://127.255.0.1", "http://localhost", "http://LOCALHOST.:8080/",
    "https://nominatim.localhost", "http://10.1.2.3", "http://172.16.0.1", "http://172.31.255.255",
    "http://192.168.178.20/nominatim", "http://169.254.1.1", "http://[::1]:8080",
    "http://[fe80::1]",
    "http://[fe80::1%25eth0]:80", "http://[febf::1]", "http://[fd12:3456::1]", "http://[fc00::]",
    "http://[::ffff:127.0.0.1]", "http://[::ffff:c0a8:0101]", "http://[0:0:0:0:0:0:0:1]",
  ])
  func `a server on this machine, link or private network is one's own`(text: String) {
    #expect(HostRules().isOwn(url: text))
  }

  @Test(arguments: [
    "https://nominatim.openstreetmap.org", "http://8.8.8.8", "http://128.0.0.1",
    "http://172.15.0.1", "http://172.32.0.1", "http://192.169.0.1", "http://11.0.0.1",
    "http://0.0.0.0", "http://169.253.1.1", "http://[2001:db8::1]", "http://[::]",
    "http://[::2]", "http://[fec0::1]", "http://[::ffff:8.8.8.8]", "http://[::127.0.0.1]",
    "http://localhost.example.org", "http://mylocalhost", "http://127.0.0.1.nip.io",
    "http://nas.lan", "http://nas.local", "http://10.example.org",
  ])
  func `any other server is not`(text: String) {
    #expect(ServerAddress(text)?.isOwn == false)
  }

  @Test(arguments: [
    "", "offline", "public", "127.0.0.1:8080", "//127.0.0.1", "http:/127.0.0.1", "http://",
    "http:///path", "ftp://127.0.0.1", "file:///etc", "http://user@127.0.0.1",
    "http://user:word@127.0.0.1", "http://127.0.0.1@example.org", "http://127.0.0.1:0",
    "http://127.0.0.1:65536", "http://127.0.0.1:", "http://127.0.0.1:+80", "http://127.0.0.1:80:80",
    "http://127.1", "http://2130706433", "http://0x7f.0.0.1", "http://0x7f000001",
    "http://0177.0.0.1", "http://127.0.0.256", "http://127.0.0.1.", "http://1.2.3", "http://[::1",
    "http://[::1]x", "http://::1", "http://[:::1]", "http://[1:2]", "http://[12345::]",
    "http://[1.2.3.4::]", "http://[fe80::1%eth0]", "http://[fe80::1%25]", "http://[-1::]",
    "http://exa mple.org", "http://example.org\n", "http://ex\u{0}ample.org", "http://a..b",
    "http://-a.org", "http://münchen.de", "http://127.0.0.1\\@example.org", "http://a%2eb.org",
    "http://127.0.0.1/?q=1", "http://127.0.0.1/#a", "http://127.0.0.1/a b",
  ])
  func `what readers of addresses could disagree about is refused`(text: String) {
    #expect(ServerAddress(text) == nil)
  }

  @Test func `an address is told in one form`() throws {
    let address = try #require(ServerAddress("HTTP://LocalHost.:80/Nominatim//"))
    #expect(address.host == "localhost")
    #expect(address.origin == "http://localhost")
    #expect(address.base == "http://localhost/Nominatim")
    #expect(ServerAddress("https://[FD00::1]:8443/")?.base == "https://[fd00::1]:8443")
    #expect(ServerAddress("https://10.0.0.1:443")?.base == "https://10.0.0.1")
    #expect(ServerAddress("http://10.0.0.1:443")?.base == "http://10.0.0.1:443")
  }

  @Test func `the one form is read as the same address`() throws {
    for text in ["http://127.0.0.1:8080/mode/429", "https://[fe80::1%25eth0]:81", "http://a.b/c"] {
      let address = try #require(ServerAddress(text))
      #expect(ServerAddress(address.base) == address)
    }
  }
}
