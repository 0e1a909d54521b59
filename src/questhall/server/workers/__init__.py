"""Worker processes: bots, hints, advice, looks at the past, tools and the checking of saves.

Nothing that takes long, or that a stranger may make take long, happens in the server's loop.
"""
