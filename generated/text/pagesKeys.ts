// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const favourites = {
  empty: "favourites.empty",
  organise: "favourites.organise",
  pin: "favourites.pin",
  recent: "favourites.recent",
  title: "favourites.title",
  unpin: "favourites.unpin",
} as const;

export const frames = {
  messages: {
    closeDialog: "frames.messages.closeDialog",
    dialog: "frames.messages.dialog",
    notice: "frames.messages.notice",
    progress: "frames.messages.progress",
    question: "frames.messages.question",
  },
  tookFocus: { password: "frames.tookFocus.password", took: "frames.tookFocus.took" },
  unsaved: {
    leave: "frames.unsaved.leave",
    stay: "frames.unsaved.stay",
    text: "frames.unsaved.text",
    title: "frames.unsaved.title",
  },
} as const;

export const herdSwitch = { done: "herdSwitch.done", failed: "herdSwitch.failed", kept: "herdSwitch.kept", waiting: "herdSwitch.waiting" } as const;

export const language = { title: "language.title" } as const;

export const layout = { intoFrame: "layout.intoFrame", main: "layout.main", opened: "layout.opened", progress: "layout.progress" } as const;

export const menu = {
  account: "menu.account",
  closeTiles: "menu.closeTiles",
  help: "menu.help",
  loggingOut: "menu.loggingOut",
  noRights: { account: "menu.noRights.account", text: "menu.noRights.text", title: "menu.noRights.title" },
  noSection: "menu.noSection",
  noTile: "menu.noTile",
  noTileOffline: "menu.noTileOffline",
  offer: "menu.offer",
  openTiles: "menu.openTiles",
  signedInAs: "menu.signedInAs",
  tilesOf: "menu.tilesOf",
  version: "menu.version",
} as const;

export const network = { accountOffline: "network.accountOffline", back: "network.back", gone: "network.gone", weak: "network.weak" } as const;

export const notices = { close: "notices.close", region: "notices.region" } as const;

export const search = { clear: "search.clear", hint: "search.hint", minimum: "search.minimum", title: "search.title" } as const;

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

export const shortcuts = {
  key: {
    alt: "shortcuts.key.alt",
    command: "shortcuts.key.command",
    control: "shortcuts.key.control",
    enter: "shortcuts.key.enter",
    escape: "shortcuts.key.escape",
  },
  search: "shortcuts.search",
} as const;

export const signInAgain = {
  elsewhere: "signInAgain.elsewhere",
  kept: "signInAgain.kept",
  leave: "signInAgain.leave",
  notYou: "signInAgain.notYou",
  title: "signInAgain.title",
} as const;

export const stopped = {
  misbehaves: { text: "stopped.misbehaves.text", title: "stopped.misbehaves.title" },
  oldVersion: { text: "stopped.oldVersion.text", title: "stopped.oldVersion.title" },
  refused: { open: "stopped.refused.open", text: "stopped.refused.text", title: "stopped.refused.title" },
  serverError: { text: "stopped.serverError.text", title: "stopped.serverError.title" },
  tookFocus: { text: "stopped.tookFocus.text", title: "stopped.tookFocus.title" },
} as const;

export const supportChat = { failed: "supportChat.failed", open: "supportChat.open", opening: "supportChat.opening" } as const;

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

export const tiles = {
  breaks: "tiles.breaks",
  candidate: "tiles.candidate",
  full: "tiles.full",
  lastKnown: "tiles.lastKnown",
  live: "tiles.live",
  loading: "tiles.loading",
  newTab: "tiles.newTab",
  offline: { full: "tiles.offline.full", none: "tiles.offline.none", readonly: "tiles.offline.readonly" },
  preview: "tiles.preview",
  unavailable: "tiles.unavailable",
} as const;

export const unconnected = {
  lost: { text: "unconnected.lost.text", title: "unconnected.lost.title" },
  text: "unconnected.text",
  title: "unconnected.title",
} as const;

export const update = {
  available: "update.available",
  later: "update.later",
  loader: "update.loader",
  now: "update.now",
  waiting: "update.waiting",
} as const;
