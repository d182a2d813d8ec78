"""Arena: very many whole games under the full rules, batched, compiled and counted."""
