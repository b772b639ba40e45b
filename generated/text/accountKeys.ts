// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const cgu = {
  document: "cgu.document",
  download: "cgu.download",
  intro: "cgu.intro",
  leave: "cgu.leave",
  read: "cgu.read",
  readFirst: "cgu.readFirst",
  title: "cgu.title",
  updated: "cgu.updated",
  validate: "cgu.validate",
  validating: "cgu.validating",
} as const;

export const forgot = {
  email: "forgot.email",
  intro: "forgot.intro",
  nothing: "forgot.nothing",
  send: "forgot.send",
  sending: "forgot.sending",
  title: "forgot.title",
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

export const install = {
  accept: "install.accept",
  offer: "install.offer",
  refuse: "install.refuse",
  step1: "install.step1",
  step2: "install.step2",
  step3: "install.step3",
  why: "install.why",
} as const;

export const multi = {
  backToLogin: "multi.backToLogin",
  beef: "multi.beef",
  both: "multi.both",
  dairy: "multi.dairy",
  empty: "multi.empty",
  intro: "multi.intro",
  loading: "multi.loading",
  number: "multi.number",
  opened: "multi.opened",
  results_many: "multi.results_many",
  results_one: "multi.results_one",
  results_other: "multi.results_other",
  search: "multi.search",
  searchHint: "multi.searchHint",
  title: "multi.title",
} as const;

export const offlinePages = {
  age: "offlinePages.age",
  kept: "offlinePages.kept",
  needs: "offlinePages.needs",
  none: "offlinePages.none",
  ready: "offlinePages.ready",
  since: "offlinePages.since",
} as const;

export const renew = {
  hint: "renew.hint",
  intro: "renew.intro",
  password: "renew.password",
  reopen: "renew.reopen",
  save: "renew.save",
  saving: "renew.saving",
  title: "renew.title",
} as const;

export const security = {
  cgu: { cantValidate: "security.cgu.cantValidate", validated: "security.cgu.validated" },
  forgot: {
    cantsend: "security.forgot.cantsend",
    empty: "security.forgot.empty",
    sent: "security.forgot.sent",
    valide: "security.forgot.valide",
  },
  renew: {
    cant: "security.renew.cant",
    done: "security.renew.done",
    guessable: "security.renew.guessable",
    valide: "security.renew.valide",
  },
} as const;

export const support = {
  checking: "support.checking",
  dead: "support.dead",
  done: "support.done",
  incomplete: "support.incomplete",
  open: "support.open",
  opening: "support.opening",
  ownerOnly: "support.ownerOnly",
  replaces: "support.replaces",
  signingIn: "support.signingIn",
  stillIn: "support.stillIn",
  title: "support.title",
  unknown: "support.unknown",
  used: "support.used",
} as const;

export const tour = {
  add: "tour.add",
  busy: "tour.busy",
  empty: "tour.empty",
  emptyAsk: "tour.emptyAsk",
  failed: "tour.failed",
  full: "tour.full",
  herds: "tour.herds",
  loading: "tour.loading",
  missing: "tour.missing",
  modules: "tour.modules",
  offline: "tour.offline",
  pageOnly: "tour.pageOnly",
  prepare: "tour.prepare",
  readonly: "tour.readonly",
  stale: "tour.stale",
  text: "tour.text",
  title: "tour.title",
  waiting: "tour.waiting",
} as const;
