"""Operations: metrics, health checks, structured logs."""
