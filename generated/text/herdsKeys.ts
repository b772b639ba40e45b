// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export const herdSwitch = {
  cancel: "herdSwitch.cancel",
  done: "herdSwitch.done",
  failed: "herdSwitch.failed",
  kept: "herdSwitch.kept",
  loading: "herdSwitch.loading",
  sending: "herdSwitch.sending",
  signingIn: "herdSwitch.signingIn",
  waiting: "herdSwitch.waiting",
} as const;

export const herds = {
  all_many: "herds.all_many",
  all_one: "herds.all_one",
  all_other: "herds.all_other",
  autoClose: "herds.autoClose",
  close: "herds.close",
  empty: "herds.empty",
  kept: "herds.kept",
  late: "herds.late",
  mode: "herds.mode",
  modeMulti: "herds.modeMulti",
  modeSolo: "herds.modeSolo",
  needsNetwork: "herds.needsNetwork",
  none: "herds.none",
  opened: "herds.opened",
  recent: "herds.recent",
  results_many: "herds.results_many",
  results_one: "herds.results_one",
  results_other: "herds.results_other",
  search: "herds.search",
  searchHint: "herds.searchHint",
  settings: "herds.settings",
  visited: "herds.visited",
  watch: "herds.watch",
  which: "herds.which",
} as const;
