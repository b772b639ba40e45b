// Generated from registry/entities.yaml : edit the registry, then run npm run registry -- generate.

export const ENTITIES = {
  exitReasons: [
    { id: "mastitis" },
    { id: "age" },
    { id: "production" },
    { id: "limbs" },
    { id: "afterCalving" },
    { id: "udder" },
    { id: "infertility" },
    { id: "disease" },
    { id: "accident" },
    { id: "meatValue" },
    { id: "aggressiveness" },
    { id: "indexing" },
    { id: "renewal" },
    { id: "disappearance" },
    { id: "other" },
    { id: "sale" },
    { id: "stillborn" },
  ],
  accountLevels: [
    { id: "owner", connectedAs: "PROPRIO", terms: true },
    { id: "administrator", connectedAs: "ADMIN", terms: true },
    { id: "user", connectedAs: "USER" },
    { id: "distributor", origin: "DISTRIBUTEUR" },
    { id: "support", origin: "SUPPORT" },
    { id: "technician", origin: "TECHNICIEN" },
  ],
  origins: ["ELEVEUR", "TECHNICIEN", "DISTRIBUTEUR", "SUPPORT"],
  workshopTypes: [{ id: "dairy", offers: ["level1", "level2", "level3"] }, { id: "suckler", offers: ["level1", "level2", "level3"] }],
  brandTiers: [{ id: "level1" }, { id: "level2" }, { id: "level3" }],
  syncStates: [
    { id: "WIP", shown: "spinner" },
    { id: "DRAFT", shown: "spinner" },
    { id: "SUCCESS", shown: "badge", color: "green" },
    { id: "ERROR", shown: "badge", color: "red" },
    { id: "WARNING", shown: "badge", color: "orange" },
  ],
  networkStates: [{ id: "ONLINE" }, { id: "OFFLINE" }],
  lifeCycle: [
    { part: "sex", values: [{ id: "M", bit: 0 }, { id: "F", bit: 1 }] },
    {
      part: "category",
      values: [
        { id: "calf", bit: 2 },
        { id: "heifer", bit: 3 },
        { id: "cow", bit: 4 },
        { id: "youngBull", bit: 5 },
        { id: "steer", bit: 6 },
        { id: "bull", bit: 7 },
      ],
    },
    {
      part: "stage",
      values: [
        { id: "toWean", bit: 8 },
        { id: "toInseminate", bit: 9 },
        { id: "toDryOff", bit: 10 },
        { id: "toPrepareCalving", bit: 11 },
        { id: "toCalve", bit: 12 },
        { id: "toFatten", bit: 13 },
        { id: "none", bit: 14 },
      ],
    },
    {
      part: "position",
      values: [{ id: "before", bit: 15 }, { id: "normal", bit: 16 }, { id: "alert", bit: 17 }, { id: "after", bit: 18 }],
    },
    {
      part: "gestation",
      values: [{ id: "empty", bit: 19 }, { id: "maybe", bit: 20 }, { id: "full", bit: 21 }, { id: "none", bit: 22 }],
    },
    { part: "typology", values: [{ id: "suckler", bit: 23 }, { id: "dairy", bit: 24 }] },
    { part: "exited", values: [{ id: "exited", bit: 25 }] },
  ],
} as const;

export const TERMS_REQUIRED_OF: readonly string[] = [
  "ADMIN",
  "PROPRIO",
];
