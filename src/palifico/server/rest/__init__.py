"""REST API: application, dependencies, middleware, problems, routes."""
