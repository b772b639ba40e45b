// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const frames = {
  candidate: "frames.candidate",
  crashed: { text: "frames.crashed.text", title: "frames.crashed.title" },
  home: "frames.home",
  loading: "frames.loading",
  misbehaves: { text: "frames.misbehaves.text", title: "frames.misbehaves.title" },
  notAnswering: { text: "frames.notAnswering.text", title: "frames.notAnswering.title" },
  notConnected: { text: "frames.notConnected.text", title: "frames.notConnected.title" },
  offline: { lastSync: "frames.offline.lastSync", text: "frames.offline.text", title: "frames.offline.title" },
  oldVersion: { text: "frames.oldVersion.text", title: "frames.oldVersion.title" },
  refused: { open: "frames.refused.open", text: "frames.refused.text", title: "frames.refused.title" },
  retry: "frames.retry",
  slow: "frames.slow",
  title: "frames.title",
  unsaved: {
    leave: "frames.unsaved.leave",
    stay: "frames.unsaved.stay",
    text: "frames.unsaved.text",
    title: "frames.unsaved.title",
  },
} as const;

export const herdSwitch = {
  cancel: "herdSwitch.cancel",
  done: "herdSwitch.done",
  kept: "herdSwitch.kept",
  loading: "herdSwitch.loading",
  syncing: "herdSwitch.syncing",
  waiting: "herdSwitch.waiting",
} as const;

export const herds = {
  autoClose: "herds.autoClose",
  close: "herds.close",
  current: "herds.current",
  currentIs: "herds.currentIs",
  empty: "herds.empty",
  goTo: "herds.goTo",
  mode: "herds.mode",
  modeMulti: "herds.modeMulti",
  modeSolo: "herds.modeSolo",
  noCurrent: "herds.noCurrent",
  none: "herds.none",
  number: "herds.number",
  open: "herds.open",
  results_many: "herds.results_many",
  results_one: "herds.results_one",
  results_other: "herds.results_other",
  search: "herds.search",
  searchHint: "herds.searchHint",
  title: "herds.title",
  unknown: "herds.unknown",
  unnamed: "herds.unnamed",
} as const;

export const language = { title: "language.title" } as const;

export const layout = {
  intoFrame: "layout.intoFrame",
  main: "layout.main",
  opened: "layout.opened",
  progress: "layout.progress",
  skip: "layout.skip",
} as const;

export const menu = {
  account: "menu.account",
  activeShops_many: "menu.activeShops_many",
  activeShops_one: "menu.activeShops_one",
  activeShops_other: "menu.activeShops_other",
  bar: "menu.bar",
  close: "menu.close",
  closeTiles: "menu.closeTiles",
  header: "menu.header",
  help: "menu.help",
  home: "menu.home",
  loggingOut: "menu.loggingOut",
  logout: "menu.logout",
  noSection: "menu.noSection",
  noTile: "menu.noTile",
  noTileOffline: "menu.noTileOffline",
  offer: "menu.offer",
  open: "menu.open",
  openDefault: "menu.openDefault",
  openTiles: "menu.openTiles",
  signedInAs: "menu.signedInAs",
  tilesOf: "menu.tilesOf",
  version: "menu.version",
} as const;

export const network = {
  accountOffline: "network.accountOffline",
  back: "network.back",
  gone: "network.gone",
  offline: "network.offline",
  online: "network.online",
  weak: "network.weak",
} as const;

export const shopFilter = {
  active: "shopFilter.active",
  cancel: "shopFilter.cancel",
  inactive: "shopFilter.inactive",
  intro: "shopFilter.intro",
  none: "shopFilter.none",
  reload: "shopFilter.reload",
  saving: "shopFilter.saving",
  title: "shopFilter.title",
  validate: "shopFilter.validate",
} as const;

export const theme = { auto: "theme.auto", dark: "theme.dark", light: "theme.light", sun: "theme.sun", title: "theme.title" } as const;

export const tiles = {
  candidate: "tiles.candidate",
  full: "tiles.full",
  lastKnown: "tiles.lastKnown",
  loading: "tiles.loading",
  newTab: "tiles.newTab",
  preview: "tiles.preview",
  unavailable: "tiles.unavailable",
} as const;
