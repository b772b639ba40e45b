// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const frames = {
  candidate: "frames.candidate",
  loading: "frames.loading",
  notAnswering: { text: "frames.notAnswering.text", title: "frames.notAnswering.title" },
  offline: { text: "frames.offline.text", title: "frames.offline.title" },
  retry: "frames.retry",
  title: "frames.title",
} as const;

export const herds = {
  current: "herds.current",
  noCurrent: "herds.noCurrent",
  number: "herds.number",
  open: "herds.open",
  title: "herds.title",
  unnamed: "herds.unnamed",
} as const;

export const layout = {
  bySupport: "layout.bySupport",
  collapse: "layout.collapse",
  expand: "layout.expand",
  rail: "layout.rail",
  skip: "layout.skip",
} as const;

export const menu = {
  activeWorkshops_many: "menu.activeWorkshops_many",
  activeWorkshops_one: "menu.activeWorkshops_one",
  activeWorkshops_other: "menu.activeWorkshops_other",
  bar: "menu.bar",
  close: "menu.close",
  header: "menu.header",
  home: "menu.home",
  logout: "menu.logout",
  open: "menu.open",
  openDefault: "menu.openDefault",
  sessions: "menu.sessions",
} as const;

export const network = { offline: "network.offline", online: "network.online" } as const;
