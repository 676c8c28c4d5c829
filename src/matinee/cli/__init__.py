"""The words of the command line: parse, call, print."""
