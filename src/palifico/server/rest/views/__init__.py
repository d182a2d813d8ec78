"""View models of REST answers: rulebooks, explanations and house rules as they are sent."""
