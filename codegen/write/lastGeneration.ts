import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LastGeneration, NamedKind } from "../rules/rule";
import { changedSince, type Job } from "./manifest";

/** Generated files that hold all names of a kind, each on a line of its own. */
const NAMES_IN: Readonly<Record<NamedKind, string>> = {
  application: "applications.ts",
  grant: "grants.ts",
  param: "params.ts",
  route: "routeNames.ts",
  section: "menus.ts",
};

/** What the last generation knew. Asked only when a name is unknown, or two things of the registry are in each other's way. */
export function lastGeneration(job: Job): LastGeneration {
  const texts = new Map<NamedKind, string | null>();
  const textOf = (kind: NamedKind) => {
    const text = texts.has(kind) ? (texts.get(kind) ?? null) : namesOf(job.out, kind);
    texts.set(kind, text);
    return text;
  };
  return {
    hasChanged: changedSince(job) ?? (() => false),
    had: (kind, name) => {
      const text = textOf(kind);
      return text === null ? null : [`\n  "${name}": `, `\n  ${name}: `, `\n  | "${name}"`].some((line) => text.includes(line));
    },
  };
}

function namesOf(out: string, kind: NamedKind): string | null {
  try {
    return readFileSync(join(out, NAMES_IN[kind]), "utf8");
  } catch {
    // Nothing has been generated yet: nobody can say what came last.
    return null;
  }
}
