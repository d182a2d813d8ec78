"""External bots: plug-ins in processes of their own, over a line protocol."""
