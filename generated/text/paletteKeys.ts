// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const favourites = { earlier: "favourites.earlier", later: "favourites.later", moved: "favourites.moved", removed: "favourites.removed" } as const;

export const notices = {
  clear: "notices.clear",
  history: "notices.history",
  kind: { info: "notices.kind.info", negative: "notices.kind.negative", positive: "notices.kind.positive" },
  none: "notices.none",
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
  close: "search.close",
  empty: "search.empty",
  herds: "search.herds",
  more_many: "search.more_many",
  more_one: "search.more_one",
  more_other: "search.more_other",
  pages: "search.pages",
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
  letters: "shortcuts.letters",
  lettersHint: "shortcuts.lettersHint",
  move: "shortcuts.move",
  or: "shortcuts.or",
  scan: "shortcuts.scan",
  section: "shortcuts.section",
  title: "shortcuts.title",
  to: "shortcuts.to",
} as const;
