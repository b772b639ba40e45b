import { REPORT_FORMATS } from "../formats/print";
import { LANGUAGES } from "../messages/language";
import type { OptionShape } from "../request/options";
import type { RunCommand } from "../request/request";

export interface Command extends OptionShape {
  /** Loaded only when it is run. */
  readonly load: () => Promise<RunCommand>;
}

const PLAIN = { registry: "DIR", format: ["text", "json"], lang: LANGUAGES } as const;
const EDIT = { registry: "DIR", lang: LANGUAGES } as const;
const KINDS_OF_NAMES = ["route", "tile", "grant", "application", "persona", "section", "parameter"] as const;
/** What an entry is, and where it goes. */
const NEW = { id: "ID", name: "NAME", fr: "TEXT", en: "TEXT", de: "TEXT", es: "TEXT", it: "TEXT", icon: "ICON", opens: "TEXT" } as const;
const PLACE = {
  route: "NAME",
  section: "ID",
  group: "ID",
  application: "ID",
  domain: "ID",
  base: "PATH",
  path: "PATH",
  anyOf: "NAMES",
} as const;
const PERSON = { description: "TEXT", prenom: "TEXT", nom: "TEXT", origin: "NAME", connectedAs: "NAME" } as const;
const HERD = { droits: "NAMES", herd: "ID", ville: "TEXT" } as const;
const REPORT = { ...PLAIN, format: ["text", "json", ...REPORT_FORMATS] } as const;
/** Somebody, and texts of the registry in any of its languages. */
const VIEWER = { persona: "ID", herd: "ID", user: "FILE", mode: ["multi", "solo"], ...PLAIN, lang: "LANGUAGE" } as const;

/** The commands of the tool. To add one: a file beside this one, an entry here, and what it says in messages/. */
export const COMMANDS = {
  generate: { values: { out: "DIR", ...PLAIN }, flags: ["check"], load: async () => (await import("./generate")).generateCommand },
  check: { values: REPORT, flags: ["strict"], load: async () => (await import("./check")).checkCommand },
  menu: { values: VIEWER, flags: ["offline"], load: async () => (await import("../workbench/menu")).menuCommand },
  resolve: {
    word: "ADDRESS",
    values: { params: "JSON", ...VIEWER, lang: LANGUAGES },
    flags: ["offline"],
    load: async () => (await import("../workbench/resolve")).resolveCommand,
  },
  explain: { word: "NAME", values: VIEWER, flags: ["offline"], load: async () => (await import("../workbench/explain")).explainCommand },
  find: {
    word: "WORDS",
    sentence: true,
    values: { ...PLAIN, lang: "LANGUAGE" },
    load: async () => (await import("../workbench/find")).findCommand,
  },
  diff: {
    word: "SIDES",
    sentence: true,
    values: { persona: "ID", ...REPORT },
    flags: ["no-new-access", "strict"],
    load: async () => (await import("../workbench/diff")).diffCommand,
  },
  accept: {
    word: "HASH",
    values: { base: "BASE", why: "TEXT", by: "NAME", until: "DAY", ...PLAIN },
    load: async () => (await import("../workbench/accept")).acceptCommand,
  },
  new: {
    word: "KIND",
    values: { ...EDIT, ...NEW, ...PLACE, ...PERSON, ...HERD },
    flags: ["exact", "dry-run"],
    load: async () => (await import("../workbench/new")).newCommand,
  },
  rename: {
    word: "OLD_NEW",
    sentence: true,
    values: { ...EDIT, kind: KINDS_OF_NAMES },
    flags: ["dry-run"],
    load: async () => (await import("../workbench/rename")).renameCommand,
  },
  remove: {
    word: "OLD",
    values: { ...EDIT, kind: KINDS_OF_NAMES },
    flags: ["everywhere", "dry-run"],
    load: async () => (await import("../workbench/remove")).removeCommand,
  },
  fmt: { values: PLAIN, flags: ["check"], load: async () => (await import("../workbench/fmt")).fmtCommand },
  catalogue: { values: { out: "DIR", ...EDIT }, load: async () => (await import("../catalogue/catalogueCommand")).catalogueCommand },
  snapshot: { values: PLAIN, load: async () => (await import("../workbench/snapshot")).snapshotCommand },
  gateway: {
    values: { registry: "DIR", upstreams: "FILE", format: ["nginx", "caddy", "k8s"], mode: ["path", "origin"], lang: LANGUAGES },
    load: async () => (await import("../gateway/gatewayCommand")).gatewayCommand,
  },
  coverage: { values: REPORT, flags: ["strict"], load: async () => (await import("../workbench/coverage")).coverageCommand },
  mutate: { values: REPORT, flags: ["strict"], load: async () => (await import("../workbench/mutate")).mutateCommand },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;
