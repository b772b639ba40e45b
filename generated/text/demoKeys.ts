// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const demoActions = {
  account: "demoActions.account",
  applied: "demoActions.applied",
  bySupport: "demoActions.bySupport",
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
  changedLink: "demoMails.changedLink",
  changedSubject: "demoMails.changedSubject",
  changedText: "demoMails.changedText",
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
