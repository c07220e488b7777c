/// The version of this program.
package let programVersion = "0.1.0"
