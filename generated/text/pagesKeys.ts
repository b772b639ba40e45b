// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const chat = { close: "chat.close", open: "chat.open", unavailable: "chat.unavailable" } as const;

export const demoActions = {
  account: "demoActions.account",
  applied: "demoActions.applied",
  empty: "demoActions.empty",
  herd: "demoActions.herd",
  intro: "demoActions.intro",
  key: "demoActions.key",
  payload: "demoActions.payload",
  refresh: "demoActions.refresh",
  title: "demoActions.title",
  type: "demoActions.type",
} as const;

export const demoMails = {
  empty: "demoMails.empty",
  intro: "demoMails.intro",
  login: "demoMails.login",
  recoveryLink: "demoMails.recoveryLink",
  recoverySubject: "demoMails.recoverySubject",
  recoveryText: "demoMails.recoveryText",
  refresh: "demoMails.refresh",
  sent: "demoMails.sent",
  supportIntro: "demoMails.supportIntro",
  supportLink: "demoMails.supportLink",
  supportSend: "demoMails.supportSend",
  supportSubject: "demoMails.supportSubject",
  supportText: "demoMails.supportText",
  supportTitle: "demoMails.supportTitle",
  title: "demoMails.title",
  to: "demoMails.to",
} as const;

export const favourites = {
  earlier: "favourites.earlier",
  empty: "favourites.empty",
  later: "favourites.later",
  moved: "favourites.moved",
  organise: "favourites.organise",
  pin: "favourites.pin",
  recent: "favourites.recent",
  removed: "favourites.removed",
  title: "favourites.title",
  unpin: "favourites.unpin",
} as const;

export const form = {
  date: {
    error: { future: "form.date.error.future", impossible: "form.date.error.impossible" },
    hint: "form.date.hint",
    next: "form.date.next",
    open: "form.date.open",
    previous: "form.date.previous",
    today: "form.date.today",
  },
  error: {
    invalid: "form.error.invalid",
    invalidDate: "form.error.invalidDate",
    nationalNumber: "form.error.nationalNumber",
    required: "form.error.required",
  },
  number: {
    decrease: "form.number.decrease",
    error: { notANumber: "form.number.error.notANumber" },
    increase: "form.number.increase",
    rounded: "form.number.rounded",
  },
} as const;

export const frames = {
  talk: {
    closeDialog: "frames.talk.closeDialog",
    dialog: "frames.talk.dialog",
    progress: "frames.talk.progress",
    question: "frames.talk.question",
    said: "frames.talk.said",
  },
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
  currentIs: "herds.currentIs",
  empty: "herds.empty",
  goTo: "herds.goTo",
  mode: "herds.mode",
  modeMulti: "herds.modeMulti",
  modeSolo: "herds.modeSolo",
  none: "herds.none",
  results_many: "herds.results_many",
  results_one: "herds.results_one",
  results_other: "herds.results_other",
  search: "herds.search",
  searchHint: "herds.searchHint",
  unknown: "herds.unknown",
} as const;

export const install = {
  accept: "install.accept",
  offer: "install.offer",
  refuse: "install.refuse",
  step1: "install.step1",
  step2: "install.step2",
  step3: "install.step3",
  why: "install.why",
} as const;

export const language = { title: "language.title" } as const;

export const layout = { intoFrame: "layout.intoFrame", main: "layout.main", opened: "layout.opened", progress: "layout.progress" } as const;

export const menu = {
  account: "menu.account",
  closeTiles: "menu.closeTiles",
  help: "menu.help",
  loggingOut: "menu.loggingOut",
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

export const notices = {
  clear: "notices.clear",
  close: "notices.close",
  history: "notices.history",
  kind: { info: "notices.kind.info", negative: "notices.kind.negative", positive: "notices.kind.positive" },
  none: "notices.none",
  region: "notices.region",
} as const;

export const outside = { lost: { text: "outside.lost.text", title: "outside.lost.title" }, text: "outside.text", title: "outside.title" } as const;

export const refused = {
  title: {
    "application-not-granted": "refused.title.application-not-granted",
    "missing-param": "refused.title.missing-param",
    "multi-herd-only": "refused.title.multi-herd-only",
    "not-granted": "refused.title.not-granted",
    "not-signed-in": "refused.title.not-signed-in",
    offline: "refused.title.offline",
    ok: "refused.title.ok",
    public: "refused.title.public",
    "unknown-route": "refused.title.unknown-route",
    "workshop-inactive": "refused.title.workshop-inactive",
  },
} as const;

export const search = {
  action: {
    copyAddress: "search.action.copyAddress",
    favourites: "search.action.favourites",
    help: "search.action.help",
    herds: "search.action.herds",
    home: "search.action.home",
    language: "search.action.language",
    logout: "search.action.logout",
    notices: "search.action.notices",
    shortcuts: "search.action.shortcuts",
    theme: "search.action.theme",
  },
  actions: "search.actions",
  animal: "search.animal",
  clear: "search.clear",
  close: "search.close",
  empty: "search.empty",
  herds: "search.herds",
  hint: "search.hint",
  minimum: "search.minimum",
  more_many: "search.more_many",
  more_one: "search.more_one",
  more_other: "search.more_other",
  pages: "search.pages",
  results_many: "search.results_many",
  results_one: "search.results_one",
  results_other: "search.results_other",
  title: "search.title",
  words: {
    copyAddress: "search.words.copyAddress",
    favourites: "search.words.favourites",
    help: "search.words.help",
    herds: "search.words.herds",
    home: "search.words.home",
    language: "search.words.language",
    logout: "search.words.logout",
    notices: "search.words.notices",
    shortcuts: "search.words.shortcuts",
    theme: "search.words.theme",
  },
} as const;

export const session = { kept: "session.kept", leave: "session.leave", title: "session.title" } as const;

export const share = { copy: "share.copy", print: "share.print", send: "share.send" } as const;

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
  escape: "shortcuts.escape",
  help: "shortcuts.help",
  key: {
    alt: "shortcuts.key.alt",
    command: "shortcuts.key.command",
    control: "shortcuts.key.control",
    enter: "shortcuts.key.enter",
    escape: "shortcuts.key.escape",
  },
  letters: "shortcuts.letters",
  lettersHint: "shortcuts.lettersHint",
  move: "shortcuts.move",
  or: "shortcuts.or",
  scan: "shortcuts.scan",
  search: "shortcuts.search",
  section: "shortcuts.section",
  title: "shortcuts.title",
  to: "shortcuts.to",
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
} as const;

export const supportChat = { failed: "supportChat.failed", open: "supportChat.open", opening: "supportChat.opening" } as const;

export const sync = {
  badge: "sync.badge",
  discard: "sync.discard",
  edit: "sync.edit",
  justNow: "sync.justNow",
  minutesAgo_many: "sync.minutesAgo_many",
  minutesAgo_one: "sync.minutesAgo_one",
  minutesAgo_other: "sync.minutesAgo_other",
  never: "sync.never",
  nothing: "sync.nothing",
  now: "sync.now",
  parked: "sync.parked",
  pending_many: "sync.pending_many",
  pending_one: "sync.pending_one",
  pending_other: "sync.pending_other",
  progress: "sync.progress",
  state: {
    DRAFT: "sync.state.DRAFT",
    ERROR: "sync.state.ERROR",
    SUCCESS: "sync.state.SUCCESS",
    WARNING: "sync.state.WARNING",
    WIP: "sync.state.WIP",
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
  preview: "tiles.preview",
  unavailable: "tiles.unavailable",
} as const;

export const update = {
  available: "update.available",
  later: "update.later",
  loader: "update.loader",
  now: "update.now",
  waiting: "update.waiting",
} as const;
