import type { Diagnostic } from "../diagnostic/diagnostic";
import { kindOf } from "../read/kindOf";
import { KINDS, type Kind } from "../schema/kinds";
import { withRemarks } from "./inRemark";
import type { LinkResult } from "./linkRegistry";
import { UNNAMED_BLOCK, UNNAMED_ENTRY } from "./trial/entryTrials";
import { withoutConsequences } from "./withoutConsequences";

/** Where the names behind a finding are declared, or what it misses would stand. */
const DECLARED_IN: Readonly<Record<string, readonly Kind[]>> = {
  "default-route-elsewhere": ["application", "menu"],
  "grant-unused": ["application", "domains", "grantFamily", "list", "menu", "persona", "settings"],
  "list-page": ["application", "grantFamily", "menu"],
  "locale-language": ["languages"],
  "missing-translation": ["labels", "languages"],
  "opens-without-params": ["application", "list"],
  "param-sample": ["params"],
  "redirect-params": ["application"],
  "route-ambiguous": ["application"],
  "route-unguarded": ["application", "domains"],
  "route-without-frame": ["application"],
  "screen-once": ["application"],
  "shortcut-target": ["menu"],
  "shortcut-too-many": ["menu"],
  "shortcut-weight": ["menu"],
  "tab-target": ["tabs"],
  "tile-opens-refusal": ["application", "domains", "grantFamily", "list", "menu", "settings", "shops"],
  "tile-param-missing": ["application", "list", "menu"],
  "tile-param-shape": ["application", "list", "menu"],
  "tile-param-unknown": ["application", "list", "menu"],
  "tile-target": ["menu"],
  "unknown-account-level": ["entities"],
  "unknown-application": ["application"],
  "unknown-call": ["calls"],
  "unknown-code": ["application"],
  "unknown-context": ["shops"],
  "unknown-domain": ["domains"],
  "unknown-frame-origin": ["settings"],
  "unknown-grant": ["grantFamily", "settings", "list"],
  "unknown-home": ["homes"],
  "unknown-icon": ["icons"],
  "unknown-label": ["labels"],
  "unknown-language": ["languages"],
  "unknown-origin": ["entities"],
  "unknown-param": ["params"],
  "unknown-placeholder": ["list"],
  "unknown-route": ["application", "list"],
  "unknown-section": ["menu"],
  "unknown-shop": ["shops"],
};

/** All findings of a registry, but for those that another one may have caused: one slip is told once. */
export function allFindings(linked: LinkResult, ruled: readonly Diagnostic[]): readonly Diagnostic[] {
  // A name that is written somewhere is unknown whatever was left out beside it.
  const own = [...linked.unfit, ...ruled].filter((one) => (isAboutName(one) && one.code !== "unknown-placeholder") || !linked.spoiled(one));
  const told = withoutConsequences([...linked.unread, ...heldBack([...linked.refused, ...own], linked)]);
  return withRemarks(told, linked.files);
}

/** Leaves out findings that a file which could not be understood in full may have caused. */
function heldBack(diagnostics: readonly Diagnostic[], { broken, incomplete, unread }: LinkResult): readonly Diagnostic[] {
  const nameless = new Set([...broken, ...[...diagnostics, ...unread].flatMap(emptied)]);
  const doubtful = new Set([...incomplete, ...nameless]);
  return diagnostics.filter((one) => {
    const { code, file } = one;
    // Each language has a file of labels.
    if (code === "missing-file") return !isAmong(file, broken) && !(nameless.has("languages") && kindOf(file) === "labels");
    if (code === "unknown-list") return !broken.has("list");
    const kinds = isAboutName(one) ? nameless : doubtful;
    return !DECLARED_IN[code]?.some((kind) => kinds.has(kind));
  });
}

function isAboutName({ code }: Diagnostic): boolean {
  return code.startsWith("unknown-");
}

/** Kinds whose names cannot be known because a file is missing, or a list that entries repeat over. */
function emptied({ code, file, message }: Diagnostic): readonly Kind[] {
  if (code === "unknown-list") return ["list"];
  const kind = code === "missing-file" || message === UNNAMED_ENTRY || message === UNNAMED_BLOCK ? kindOf(file) : null;
  return kind === null ? [] : [kind];
}

function isAmong(file: string, kinds: ReadonlySet<Kind>): boolean {
  return [...kinds].some((kind) => KINDS[kind].files.test(file));
}
