"""Tests in a real browser against a real server, both shared by the tests of a worker."""
