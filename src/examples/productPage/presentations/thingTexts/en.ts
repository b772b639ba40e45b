import type { ThingTexts } from "./thingTexts";

export const THINGS_EN: ThingTexts = {
  targets: {
    title: "Your targets and where you stand",
    goal: "Target",
    now: "Today",
    gap: "Gap",
    reached: "Reached",
    reachedOne: "Reached",
    missed: "Missed",
    missedOne: "Missed",
    noneMissed: "all are reached",
    farthest: (name) => `furthest: ${name}`,
    atLeast: (value) => `${value} at least`,
    atMost: (value) => `${value} at most`,
    set: "Targets",
    ofAll: (count) => `of ${count} targets`,
    items: {
      beefTargets: ["Weaning weight", "Growth", "Calvings a cow and year", "Calves weaned", "Between two calvings"],
      targets: ["Milk a cow", "Fat", "Protein", "Cells", "Between two calvings"],
    },
  },
  transfers: {
    entries: "Latest entries",
    exits: "Exits planned and possible",
    day: "Date",
    herd: "Other herd",
    reasons: { entries: ["Purchase", "Back from boarding", "Loan"], exits: ["Sale", "Slaughter", "Boarding"] },
    declared: "Declared",
    expected: "To declare",
    latest: "The latest",
    next: "The next",
    planned: "Planned",
    possible: "Possible",
  },
};
