"""Authentication: accounts, identities, credentials, logins, tokens, privacy."""
