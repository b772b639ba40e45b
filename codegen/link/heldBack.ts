import type { Diagnostic } from "../diagnostic/diagnostic";
import { kindOf } from "../read/kindOf";
import { KINDS, type Kind } from "../schema/kinds";

/** Where the names behind a finding are declared. */
const DECLARED_IN: Readonly<Record<string, readonly Kind[]>> = {
  "missing-translation": ["labels", "languages"],
  "opens-without-params": ["list"],
  "route-unguarded": ["domains"],
  "screen-once": ["application"],
  "tile-opens-refusal": ["application", "domains", "grantFamily", "list", "menu", "settings", "shops"],
  "unknown-account-level": ["entities"],
  "unknown-application": ["application"],
  "unknown-call": ["calls"],
  "unknown-code": ["application"],
  "unknown-context": ["shops"],
  "unknown-domain": ["domains"],
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

/** Leaves out findings that a file which could not be understood may have caused, so that one slip is told once. */
export function heldBack(diagnostics: readonly Diagnostic[], unreadable: ReadonlySet<Kind>): readonly Diagnostic[] {
  const broken = new Set([...unreadable, ...diagnostics.flatMap(emptied)]);
  if (broken.size === 0) return diagnostics;
  const codes = new Set(Object.entries(DECLARED_IN).flatMap(([code, kinds]) => (kinds.some((kind) => broken.has(kind)) ? [code] : [])));
  return diagnostics.filter(
    ({ code, file }) =>
      !codes.has(code) && !(code === "missing-file" && isBroken(file, unreadable)) && !(code === "unknown-list" && unreadable.has("list")),
  );
}

/** Kinds whose names cannot be known because a file is missing, or a list that entries repeat over. */
function emptied({ code, file }: Diagnostic): readonly Kind[] {
  if (code === "unknown-list") return ["list"];
  const kind = code === "missing-file" ? kindOf(file) : null;
  return kind === null ? [] : [kind];
}

function isBroken(file: string, broken: ReadonlySet<Kind>): boolean {
  for (const kind of broken) if (KINDS[kind].files.test(file)) return true;
  return false;
}
