"""Wire protocol: the messages between server and clients, in modules named by direction."""
