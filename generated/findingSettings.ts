// Generated from registry/settings.yaml : edit the registry, then run npm run registry -- generate.
import type { Settings } from "./documents";

export const FINDING: Readonly<Settings["finding"]> = {
  animalQuery: "animal",
  results: 8,
  recents: 6,
  notices: 30,
  scanGapMs: 50,
  scanDigits: 6,
  actions: [
    { id: "home", icon: "home" },
    { id: "herds", icon: "barn" },
    { id: "favourites", icon: "star" },
    { id: "theme", icon: "sun" },
    { id: "language", icon: "language" },
    { id: "copyAddress", icon: "link" },
    { id: "notices", icon: "bell" },
    { id: "shortcuts", icon: "keyboard" },
    { id: "help", icon: "help" },
    { id: "logout", icon: "logout" },
  ],
};
