# The samples, for whoever builds with them.

demo-hexes = Hex board: drag, wheel, pinch; + − 0; R turns the area
demo-look = Pictures, figures and grounds
demo-widgets = Widgets
demo-icons = Icons that any game may use
demo-icons-find = Find an icon
