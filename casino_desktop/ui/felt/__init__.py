"""The felt: a scene in felt units that shows a view, at once or with movement."""
