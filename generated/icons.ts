// Generated from registry/menus, registry/tabs.yaml, registry/icons.yaml : edit the registry, then run npm run registry -- generate.

export type IconName =
  | "animal-search"
  | "arrows-exchange"
  | "building-store"
  | "calendar"
  | "dna"
  | "gauge"
  | "headset"
  | "heartbeat"
  | "home"
  | "layout-grid"
  | "map"
  | "menu-2"
  | "milk"
  | "player-play"
  | "user-circle"
  | "wheat";

export const ICONS: Readonly<Record<IconName, string>> = {
  "animal-search": "<path d=\"M9 20H6a2 2 0 0 1-2-2V9.5A2 2 0 0 1 4.7 8L8 5V4a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v1l3.3 3a2 2 0 0 1 .7 1.2M10 6v0M11 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0M18 18l4 4\"/>",
  "arrows-exchange": "<path d=\"M7 10h14l-4-4m0 8H3l4 4\"/>",
  "building-store": "<path d=\"M3 21h18M3 7v1a3 3 0 0 0 6 0V7m0 1a3 3 0 0 0 6 0V7m0 1a3 3 0 0 0 6 0V7H3l2-4h14l2 4M5 21V10.8M19 21V10.8M9 21v-4a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v4\"/>",
  calendar: "<path d=\"M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm12-4v4M8 3v4m-4 4h16m-9 4h1m0 0v3\"/>",
  dna: "<path d=\"M14.8 14.8a4 4 0 1 0-5.7-5.7a4 4 0 0 0 5.7 5.7M9.2 20.5a4 4 0 1 0-5.7-5.7M14.8 3.5a4 4 0 0 0 5.7 5.7\"/>",
  gauge: "<path d=\"M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0m2.4-1.4L16 8m-9 4a5 5 0 0 1 5-5\"/>",
  headset: "<path d=\"M4 14v-3a8 8 0 1 1 16 0v3m-2 5c0 1.7-2.7 3-6 3M4 14a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm11 0a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2z\"/>",
  heartbeat: "<path d=\"M19.5 13.6L12 21l-2.9-2.9m-6.1-8.1A5 5 0 0 1 12 7a5 5 0 1 1 7.5 6.6M3 13h2l2 3l2-6l1 3h3\"/>",
  home: "<path d=\"M5 12H3l9-9l9 9h-2M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7M9 21v-6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v6\"/>",
  "layout-grid": "<path d=\"M4 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm10 0a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1zM4 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm10 0a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1z\"/>",
  map: "<path d=\"m3 7l6-3l6 3l6-3v13l-6 3l-6-3l-6 3zm6-3v13m6-10v13\"/>",
  "menu-2": "<path d=\"M4 6h16M4 12h16M4 18h16\"/>",
  milk: "<path d=\"M8 6h8V4a1 1 0 0 0-1-1H9a1 1 0 0 0-1 1zm8 0l1.1 1.8a6 6 0 0 1 .9 3.2V19a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-8.1a6 6 0 0 1 .9-3.2L8 6M10 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0m0-6h4\"/>",
  "player-play": "<path d=\"M7 4v16l13-8z\"/>",
  "user-circle": "<path d=\"M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0m-2.8 8.8A4 4 0 0 1 10 16h4a4 4 0 0 1 3.8 2.9\"/>",
  wheat: "<path d=\"M12 21.5v-3.8M5.9 9.5l-.4 1.6a5 5 0 0 0 3.5 6.1q1.5.4 3 .8v-3.4a5 5 0 0 0-3.7-4.4zM13.7 11.2a4.9 4.9 0 0 0 1.4-3.5a4.9 4.9 0 0 0-1.4-3.5l-1.7-1.7l-1.7 1.7a4.9 4.9 0 0 0-1.4 3.5a4.9 4.9 0 0 0 1.4 3.5M18.1 9.5l.4 1.6a5 5 0 0 1-3.5 6.1l-3 .8v-3.4a5 5 0 0 1 3.7-4.4z\"/>",
};
