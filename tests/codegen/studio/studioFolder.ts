import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Look, RequestName, RequestOf } from "../../../codegen/studio/requests";
import { type Answers, studioAnswers } from "../../../codegen/studio/studioAnswers";
import { committedRegistry } from "../../support/committedRegistry";

/** A studio over a copy of the registry that is committed in a git of its own. */
export interface StudioFolder {
  readonly path: string;
  readonly ask: <N extends RequestName>(name: N, request: RequestOf<N>) => Answers[N];
  /** Whatever comes from outside. */
  readonly answer: (name: string, request: unknown) => unknown;
  readonly read: (file: string) => string;
  /** As an editor does it. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  readonly remove: () => void;
}

export const LOOK: Look = { persona: "eleveur-viande", online: true, mode: null, language: "fr", changes: [] };

export function studioFolder(): StudioFolder {
  const path = committedRegistry();
  const registry = join(path, "registry");
  const studio = studioAnswers({ root: process.cwd(), project: path, registry, shown: "registry", today: () => "2027-06-30" });
  const read = (file: string) => readFileSync(join(registry, file), "utf8");
  return {
    path,
    ask: (name, request) => {
      const answer = studio.ask(name, request);
      if (answer === undefined) throw new Error(`${name} was not understood`);
      return answer;
    },
    answer: studio.answer,
    read,
    edit: (file, change) => writeFileSync(join(registry, file), change(read(file))),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
