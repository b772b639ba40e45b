// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const favourites = {
  added: "favourites.added",
  choose: "favourites.choose",
  chosen: "favourites.chosen",
  earlier: "favourites.earlier",
  later: "favourites.later",
  moved: "favourites.moved",
  pin: "favourites.pin",
  recent: "favourites.recent",
  removed: "favourites.removed",
  unpin: "favourites.unpin",
} as const;

export const help = { chatHint: "help.chatHint", page: "help.page", site: "help.site", siteHint: "help.siteHint" } as const;

export const noRights = {
  account: "noRights.account",
  adviser: "noRights.adviser",
  adviserHint: "noRights.adviserHint",
  call: "noRights.call",
  check: "noRights.check",
  checking: "noRights.checking",
  still: "noRights.still",
  support: "noRights.support",
  text: "noRights.text",
  title: "noRights.title",
} as const;

export const notices = {
  clear: "notices.clear",
  correct: "notices.correct",
  kind: { info: "notices.kind.info", negative: "notices.kind.negative", positive: "notices.kind.positive" },
  new: "notices.new",
  none: "notices.none",
  oldest: "notices.oldest",
  refused: "notices.refused",
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
    sessions: "search.action.sessions",
    shortcuts: "search.action.shortcuts",
    theme: "search.action.theme",
  },
  actions: "search.actions",
  animal: "search.animal",
  animals: "search.animals",
  close: "search.close",
  empty: "search.empty",
  herds: "search.herds",
  lot: "search.lot",
  more_many: "search.more_many",
  more_one: "search.more_one",
  more_other: "search.more_other",
  pages: "search.pages",
  recentAnimals: "search.recentAnimals",
  results_many: "search.results_many",
  results_one: "search.results_one",
  results_other: "search.results_other",
  sections: "search.sections",
  words: {
    copyAddress: "search.words.copyAddress",
    favourites: "search.words.favourites",
    help: "search.words.help",
    herds: "search.words.herds",
    home: "search.words.home",
    language: "search.words.language",
    logout: "search.words.logout",
    notices: "search.words.notices",
    sessions: "search.words.sessions",
    shortcuts: "search.words.shortcuts",
    theme: "search.words.theme",
  },
} as const;

export const sessions = {
  alone: "sessions.alone",
  bySupport: "sessions.bySupport",
  current: "sessions.current",
  endOthers: "sessions.endOthers",
  ended: "sessions.ended",
  failed: "sessions.failed",
  intro: "sessions.intro",
  notEnded: "sessions.notEnded",
  ownerOnly: "sessions.ownerOnly",
  since: "sessions.since",
  title: "sessions.title",
  unknown: "sessions.unknown",
  used: "sessions.used",
} as const;

export const shortcuts = {
  escape: "shortcuts.escape",
  help: "shortcuts.help",
  key: {
    alt: "shortcuts.key.alt",
    command: "shortcuts.key.command",
    enter: "shortcuts.key.enter",
    escape: "shortcuts.key.escape",
  },
  letters: "shortcuts.letters",
  lettersHint: "shortcuts.lettersHint",
  move: "shortcuts.move",
  or: "shortcuts.or",
  pin: "shortcuts.pin",
  scan: "shortcuts.scan",
  section: "shortcuts.section",
  tiles: "shortcuts.tiles",
  title: "shortcuts.title",
  to: "shortcuts.to",
} as const;

export const stopped = {
  misbehaves: { text: "stopped.misbehaves.text", title: "stopped.misbehaves.title" },
  oldVersion: { text: "stopped.oldVersion.text", title: "stopped.oldVersion.title" },
  refused: { open: "stopped.refused.open", text: "stopped.refused.text", title: "stopped.refused.title" },
  serverError: { text: "stopped.serverError.text", title: "stopped.serverError.title" },
  tookFocus: { text: "stopped.tookFocus.text", title: "stopped.tookFocus.title" },
} as const;

export const strip = { toCorrect: "strip.toCorrect" } as const;

export const supportChat = { open: "supportChat.open" } as const;

export const tiles = {
  candidate: "tiles.candidate",
  full: "tiles.full",
  lastKnown: "tiles.lastKnown",
  live: "tiles.live",
  loading: "tiles.loading",
  offline: { full: "tiles.offline.full", none: "tiles.offline.none", readonly: "tiles.offline.readonly" },
  preview: "tiles.preview",
  tones: { late: "tiles.tones.late", watch: "tiles.tones.watch" },
  unavailable: "tiles.unavailable",
} as const;

export const tips = {
  favourites: { text: "tips.favourites.text", title: "tips.favourites.title" },
  news: "tips.news",
  offline: { text: "tips.offline.text", title: "tips.offline.title" },
  search: { text: "tips.search.text", title: "tips.search.title" },
} as const;

export const unconnected = {
  lost: { text: "unconnected.lost.text", title: "unconnected.lost.title" },
  text: "unconnected.text",
  title: "unconnected.title",
} as const;

export const workshopFilter = {
  active: "workshopFilter.active",
  cancel: "workshopFilter.cancel",
  inactive: "workshopFilter.inactive",
  intro: "workshopFilter.intro",
  none: "workshopFilter.none",
  offer: "workshopFilter.offer",
  reload: "workshopFilter.reload",
  saving: "workshopFilter.saving",
  title: "workshopFilter.title",
  validate: "workshopFilter.validate",
} as const;
