"""The tables in time: phases, clocks, commands, policies. No screen and no rule of its own."""
