"""Table talk, laws and stories: shipped, so that others can test their games."""
