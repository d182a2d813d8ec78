"""Live tables: service, actor, persistence, scheduler, bots, chat, subscribers."""
