"""What stands around the felt: title, rail, roads, tray, buttons, purse."""
