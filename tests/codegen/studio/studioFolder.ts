import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Answers, openStudio } from "../../../codegen/studio/openStudio";
import type { Look, RequestName, RequestOf } from "../../../codegen/studio/requests";

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
  const studio = openStudio({ root: process.cwd(), project: path, registry, shown: "registry", today: () => "2027-06-30" });
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

/** A folder with the registry in it, committed; the folder is the caller's to remove. */
export function committedRegistry(): string {
  const path = mkdtempSync(join(tmpdir(), "clarine-studio-"));
  cpSync("registry", join(path, "registry"), { recursive: true });
  const git = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
      cwd: path,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  };
  git("init", "-q", "-b", "autumn");
  git("add", ".");
  git("commit", "-q", "-m", "registry");
  return path;
}
