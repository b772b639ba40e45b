import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LastGeneration } from "../rules/rule";
import { changedSince, type Job } from "./manifest";

/** What the last generation knew. Asked only when two things of the registry are in each other's way. */
export function lastGeneration(job: Job): LastGeneration {
  const changed = changedSince(job);
  const routes = routeNames(job.out);
  return {
    hasChanged: changed ?? (() => false),
    hadRoute: (name) => routes === null || routes.includes(`\n  "${name}": `) || routes.includes(`\n  ${name}: `),
  };
}

function routeNames(out: string): string | null {
  try {
    return readFileSync(join(out, "routeNames.ts"), "utf8");
  } catch {
    // Nothing has been generated yet: nobody can say what came last.
    return null;
  }
}
