// Generated from registry/menus, registry/tabs.yaml, registry/icons.yaml : edit the registry, then run npm run registry -- generate.

export type IconName =
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
  | "search"
  | "user-circle"
  | "wheat";

export const ICONS: Readonly<Record<IconName, string>> = {
  "arrows-exchange": "<path d=\"M7 10h14l-4-4m0 8H3l4 4\"/>",
  "building-store": "<path d=\"M3 21h18M3 7v1a3 3 0 0 0 6 0V7m0 1a3 3 0 0 0 6 0V7m0 1a3 3 0 0 0 6 0V7H3l2-4h14l2 4M5 21V10.85M19 21V10.85M9 21v-4a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v4\"/>",
  calendar: "<path d=\"M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm12-4v4M8 3v4m-4 4h16m-9 4h1m0 0v3\"/>",
  dna: "<path d=\"M14.83 14.83a4 4 0 1 0-5.66-5.66a4 4 0 0 0 5.66 5.66M9.17 20.48a4 4 0 1 0-5.66-5.66M14.83 3.52a4 4 0 0 0 5.66 5.66\"/>",
  gauge: "<path d=\"M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0m2.41-1.41L16 8m-9 4a5 5 0 0 1 5-5\"/>",
  headset: "<path d=\"M4 14v-3a8 8 0 1 1 16 0v3m-2 5c0 1.66-2.69 3-6 3M4 14a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm11 0a2 2 0 0 1 2-2h1a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2z\"/>",
  heartbeat: "<path d=\"M19.5 13.57L12 21l-2.9-2.87m-6.12-8.1A5 5 0 0 1 12 7.01a5 5 0 1 1 7.5 6.57M3 13h2l2 3l2-6l1 3h3\"/>",
  home: "<path d=\"M5 12H3l9-9l9 9h-2M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7M9 21v-6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v6\"/>",
  "layout-grid": "<path d=\"M4 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm10 0a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1zM4 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm10 0a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1z\"/>",
  map: "<path d=\"m3 7l6-3l6 3l6-3v13l-6 3l-6-3l-6 3zm6-3v13m6-10v13\"/>",
  "menu-2": "<path d=\"M4 6h16M4 12h16M4 18h16\"/>",
  milk: "<path d=\"M8 6h8V4a1 1 0 0 0-1-1H9a1 1 0 0 0-1 1zm8 0l1.09 1.76a6 6 0 0 1 .91 3.17V19a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-8.07a6 6 0 0 1 .91-3.17L8 6M10 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0m0-6h4\"/>",
  "player-play": "<path d=\"M7 4v16l13-8z\"/>",
  search: "<path d=\"M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0m18 11l-6-6\"/>",
  "user-circle": "<path d=\"M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0m-2.83 8.85A4 4 0 0 1 10 16h4a4 4 0 0 1 3.83 2.85\"/>",
  wheat: "<path d=\"M12.01 21.51v-3.75M5.93 9.5l-.43 1.6a4.99 4.99 0 0 0 3.52 6.11q1.5.4 2.99.8v-3.44a4.98 4.98 0 0 0-3.68-4.43zM13.74 11.16a4.9 4.9 0 0 0 1.43-3.46a4.88 4.88 0 0 0-1.43-3.46l-1.73-1.73l-1.73 1.73a4.9 4.9 0 0 0-1.43 3.46a4.9 4.9 0 0 0 1.43 3.46M18.1 9.5l.43 1.6a4.99 4.99 0 0 1-3.52 6.11l-2.99.8v-3.44a4.98 4.98 0 0 1 3.68-4.43z\"/>",
};
