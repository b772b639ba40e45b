// Generated from registry/applications : edit the registry, then run npm run registry -- generate.

export const DEMO_PAGES: Readonly<Record<string, string>> = {
  "/card": "animalCard",
  "/icowdesk": "desk",
  "/map": "lots",
  "/planning": "planning",
  "/planning-candidate": "planningCandidate",
  "/synchrozor": "synchrozor",
};

export const DEMO_LINKS = {
  animalCard: { animal: "card.detail", lot: "map.detail", record: "card.action", tasks: "planning2.main.planning" },
  desk: {},
  lots: { animal: "card.detail" },
  planning: { animal: "card.detail", lot: "map.detail" },
  planningCandidate: { animal: "card.detail", lot: "map.detail" },
  synchrozor: {},
} as const;
