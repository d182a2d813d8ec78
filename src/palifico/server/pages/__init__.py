"""Web client as it is served: HTML shell, PWA manifest, and the files built from `web/`."""
