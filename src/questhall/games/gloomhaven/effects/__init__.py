"""What the words of ability cards do: actions, attack effects and lasting bonuses."""
