// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const boot = { failed: "boot.failed", loading: "boot.loading", reload: "boot.reload" } as const;

export const command = { copied: "command.copied" } as const;

export const common = {
  back: "common.back",
  cancel: "common.cancel",
  cantlogin: "common.cantlogin",
  close: "common.close",
  confirm: "common.confirm",
  confirmExit: "common.confirmExit",
  retry: "common.retry",
} as const;

export const demo = { accounts: "demo.accounts", accountsHint: "demo.accountsHint", banner: "demo.banner", mails: "demo.mails" } as const;

export const error = {
  callSupport: "error.callSupport",
  check: "error.check",
  herdNotFound: "error.herdNotFound",
  noAccess: "error.noAccess",
  noHerd: "error.noHerd",
  offline: "error.offline",
  sync: "error.sync",
  timeout: "error.timeout",
  unexpected: "error.unexpected",
  unknownCheptel: "error.unknownCheptel",
  unknownid: "error.unknownid",
  whichHerd: "error.whichHerd",
} as const;

export const icowdesk = { action: { loading: "icowdesk.action.loading" }, title: "icowdesk.title" } as const;

export const login = {
  check: "login.check",
  copyright: "login.copyright",
  country: "login.country",
  forgot: "login.forgot",
  hide: "login.hide",
  intro: "login.intro",
  legal: "login.legal",
  login: "login.login",
  maintenance: "login.maintenance",
  offline: "login.offline",
  password: "login.password",
  preparing: "login.preparing",
  show: "login.show",
  submit: "login.submit",
  submitting: "login.submitting",
  title: "login.title",
  tooMany: "login.tooMany",
} as const;

export const logout = {
  expired: { action: "logout.expired.action", line1: "logout.expired.line1", request: "logout.expired.request" },
  update: { line1: "logout.update.line1", line2: "logout.update.line2", line3: "logout.update.line3" },
} as const;

export const refusal = {
  code: "refusal.code",
  copy: "refusal.copy",
  details: "refusal.details",
  home: "refusal.home",
  named: "refusal.named",
  other: "refusal.other",
  page: "refusal.page",
  reason: {
    "application-not-granted": "refusal.reason.application-not-granted",
    "missing-param": "refusal.reason.missing-param",
    "multi-herd-only": "refusal.reason.multi-herd-only",
    "not-granted": "refusal.reason.not-granted",
    "not-signed-in": "refusal.reason.not-signed-in",
    offline: "refusal.reason.offline",
    ok: "refusal.reason.ok",
    public: "refusal.reason.public",
    "unknown-route": "refusal.reason.unknown-route",
    "workshop-inactive": "refusal.reason.workshop-inactive",
  },
  title: "refusal.title",
} as const;

export const security = { login: { wrongSign: "security.login.wrongSign" } } as const;
