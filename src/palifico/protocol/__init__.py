"""The messages between server and clients, in files named by direction."""
