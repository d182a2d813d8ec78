"""Backends: where batches are played."""
