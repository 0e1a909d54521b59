"""The words of ability cards: actions, riders of attacks, and lasting bonuses."""
