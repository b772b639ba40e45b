// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const bell = { tips: "bell.tips", title: "bell.title", unseen: "bell.unseen" } as const;

export const favourites = { empty: "favourites.empty", organise: "favourites.organise", title: "favourites.title" } as const;

export const frames = {
  messages: { notice: "frames.messages.notice" },
  overQuota: { action: "frames.overQuota.action", data: "frames.overQuota.data", full: "frames.overQuota.full" },
  tookFocus: { password: "frames.tookFocus.password", took: "frames.tookFocus.took" },
} as const;

export const layout = { progress: "layout.progress" } as const;

export const leaving = {
  unsaved: "leaving.unsaved",
  unsavedElsewhere: "leaving.unsavedElsewhere",
  waiting_many: "leaving.waiting_many",
  waiting_one: "leaving.waiting_one",
  waiting_other: "leaving.waiting_other",
} as const;

export const menu = { help: "menu.help", noTile: "menu.noTile", noTileOffline: "menu.noTileOffline", tilesOf: "menu.tilesOf" } as const;

export const network = { accountOffline: "network.accountOffline", weak: "network.weak" } as const;

export const search = { clear: "search.clear", hint: "search.hint", minimum: "search.minimum", title: "search.title" } as const;

export const shortcuts = { key: { control: "shortcuts.key.control" }, search: "shortcuts.search" } as const;

export const signInAgain = {
  elsewhere: "signInAgain.elsewhere",
  kept: "signInAgain.kept",
  leave: "signInAgain.leave",
  notYou: "signInAgain.notYou",
  title: "signInAgain.title",
} as const;

export const strip = { toSend: "strip.toSend", upToDate: "strip.upToDate" } as const;

export const supportChat = { failed: "supportChat.failed", opening: "supportChat.opening" } as const;

export const sync = {
  deviceFull: "sync.deviceFull",
  deviceNearlyFull: "sync.deviceNearlyFull",
  full: "sync.full",
  parked: "sync.parked",
  state: {
    DRAFT: "sync.state.DRAFT",
    ERROR: "sync.state.ERROR",
    SUCCESS: "sync.state.SUCCESS",
    WARNING: "sync.state.WARNING",
    WIP: "sync.state.WIP",
  },
  word: {
    DRAFT: "sync.word.DRAFT",
    ERROR: "sync.word.ERROR",
    SUCCESS: "sync.word.SUCCESS",
    WARNING: "sync.word.WARNING",
    WIP: "sync.word.WIP",
  },
} as const;

export const theme = { auto: "theme.auto", dark: "theme.dark", light: "theme.light", sun: "theme.sun", title: "theme.title" } as const;

export const tiles = { breaks: "tiles.breaks", newTab: "tiles.newTab" } as const;

export const update = {
  available: "update.available",
  later: "update.later",
  loader: "update.loader",
  now: "update.now",
  waiting: "update.waiting",
  waitingFor: "update.waitingFor",
} as const;
