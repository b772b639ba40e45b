import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { listFiles } from "../../codegen/read/registryFiles";
import { changedIn, type Edit } from "../codegen/diff/changes";
import { temporaryFolder } from "../support/runTool";

export interface CiRun {
  readonly code: number;
  /** What was posted, the last one whole, and how: new or in the place of an earlier one. */
  readonly comment: string;
  readonly posted: readonly string[];
  readonly summary: string;
  readonly log: string;
}

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const ROOT = process.cwd();
const MAIN = "main";
const BRANCH = "branch";
/** Packages are there, and `npm test` asks `mutate` by itself. */
const NPM = `#!/bin/bash
[[ "$1" = ci || "$*" = *" mutate "* ]] || exec ${process.execPath} "$(dirname "$(realpath ${process.execPath})")/../lib/node_modules/npm/bin/npm-cli.js" "$@"
`;
/** Comments are kept in a folder: the one that is there is found, and written anew or for the first time. */
const POSTS = `touch "$POSTS/log"; there() { [ -e "$POSTS/comment.md" ]; }; keep() { cp "$2" "$POSTS/comment.md"; echo "$1" >> "$POSTS/log"; }`;
const GH = `#!/bin/bash
[ "$GH_TOKEN" != expired ] || exit 1
${POSTS}
case "$1 $2" in
  "api -X") keep anew "\${6#body=@}";;
  "api "*) ! there || echo 41;;
  "pr comment") keep new "$5";;
esac
`;
/** A note of somebody else, newer and with the mark of a report, stands beside them. */
const CURL = `#!/bin/bash
[[ "$*" != *expired* ]] || exit 22
${POSTS}
case "$*" in
  */user) echo '{"id":7}';;
  *" PUT "*/notes/41) keep anew comment.md;;
  *" POST "*/notes) keep new comment.md;;
  *per_page=100) echo '[{"id":42,"author":{"id":8},"body":"<!-- clarine:registre -->"}'"$(! there || echo ',{"id":41,"author":{"id":7},"body":"<!-- clarine:registre -->"}')"']';;
  *) exit 22;;
esac
`;

export type CiProject = ReturnType<typeof ciProject>;

/** A repository with a branch on which the registry has changed, and a runner of either kind that checks it out as it does. */
export function ciProject(base: Edit, ...edits: readonly Edit[]) {
  const path = temporaryFolder();
  const [work, posts, bin, cache] = [join(path, "work"), join(path, "posts"), join(path, "bin"), join(path, "cache")];
  for (const folder of [work, posts, bin, cache]) mkdirSync(folder);
  for (const [name, text] of Object.entries({ npm: NPM, gh: GH, curl: CURL })) writeFileSync(join(bin, name), text, { mode: 0o755 });
  for (const name of ["registry", "generated", "package.json", ".gitattributes"]) cpSync(name, join(work, name), { recursive: true });
  withTool(work, cache);
  git(work, "init", "-q", "-b", MAIN);
  writeFileSync(join(work, ".git/info/exclude"), "codegen\nsrc\npublic\nnode_modules\npackage-lock.json\n");
  change(base);
  git(work, "switch", "-q", "-c", BRANCH);
  change(...edits);

  function change(...more: readonly Edit[]): void {
    const files = changedIn(join(work, "registry"), ...more);
    for (const [file, text] of files) {
      mkdirSync(dirname(join(work, "registry", file)), { recursive: true });
      if (file.endsWith(".yaml")) writeFileSync(join(work, "registry", file), text);
    }
    for (const file of changedIn(join(work, "registry")).keys()) if (!files.has(file)) rmSync(join(work, "registry", file));
    settle();
  }

  /** As the guide says to do before a change is proposed. */
  function settle(): void {
    for (const command of ["fmt", "snapshot", "generate"]) tool(command);
    commit();
  }

  function commit(): void {
    git(work, "add", "-A");
    git(work, "commit", "-q", "--allow-empty", "-m", "registry");
  }

  function tool(...args: readonly string[]) {
    return spawnSync(process.execPath, ["codegen/start.mjs", ...args], { cwd: work, encoding: "utf8" });
  }

  function checkout(ref: string, depth: readonly string[]): string {
    const clone = join(temporaryFolder(), "clone");
    git(path, "clone", "-q", ...depth, "--no-checkout", "--branch", BRANCH, `file://${work}`, clone);
    git(clone, "fetch", "-q", ...depth, "origin", ref);
    git(clone, "checkout", "-q", "--detach", "FETCH_HEAD");
    withTool(clone, cache);
    writeFileSync(join(clone, ".git/info/exclude"), "*\n");
    return clone;
  }

  function runIn(cwd: string, script: string, options: string, env: Readonly<Record<string, string>>) {
    const { PATH = "", HOME = "" } = process.env;
    const surroundings = { PATH: `${bin}:${PATH}`, HOME, CI: "true", POSTS: posts, ...env };
    return spawnSync("bash", [options, "-c", script], { cwd, encoding: "utf8", env: surroundings });
  }

  function outcome(code: number, log: string, summary = ""): CiRun {
    const read = (name: string) => (existsSync(join(posts, name)) ? readFileSync(join(posts, name), "utf8") : "");
    return { code, comment: read("comment.md"), posted: read("log").split("\n").filter(Boolean), summary, log };
  }

  return {
    change,
    tool,
    commit,
    rename(from: string, to: string): void {
      if (tool("rename", from, to).status !== 0) throw new Error(`${from} was not renamed`);
      settle();
    },
    /** Somebody else's commit on the main branch. */
    onMain(edit: Edit): void {
      git(work, "switch", "-q", MAIN);
      change(edit);
      git(work, "switch", "-q", BRANCH);
    },
    /** As `actions/checkout` leaves it: what the pull request would be once it is merged. */
    github({ isFork = false, isStartedAnew = false, depth = 0, token = "secret" } = {}): CiRun {
      if (!isStartedAnew) {
        git(work, "switch", "-q", "--detach", MAIN);
        git(work, "merge", "--no-ff", "-m", "merge", BRANCH);
        git(work, "update-ref", "refs/pull/7/merge", "HEAD");
        git(work, "switch", "-q", BRANCH);
      }
      const clone = checkout("refs/pull/7/merge", depth === 0 ? [] : ["--depth", `${depth}`]);
      const [output, summary] = ["output", "summary"].map((name) => join(dirname(clone), name));
      for (const file of [output, summary]) writeFileSync(file ?? "", "");
      const repository = "clarine/shell";
      const context = new Map<string, string>([
        ["github.base_ref", MAIN],
        ["github.event.number", "7"],
        ["github.token", token],
        ["github.repository", repository],
        ["github.event.pull_request.head.repo.full_name", isFork ? "somebody/shell" : repository],
      ]);
      const filled = (text: string) => text.replaceAll(/\$\{\{ ([\w.]+) \}\}/g, (_, name: string) => context.get(name) ?? "");
      const isWanted = (condition: string, isSound: boolean) =>
        condition.split(" && ").every((part) => {
          const [one = "", other] = part.split(" == ");
          return other === undefined ? one === "always()" || isSound : context.get(one) === context.get(other);
        }) &&
        (isSound || condition.includes("always()"));
      const { steps }: { readonly steps: readonly Step[] } = parse(readFileSync(".github/workflows/registry.yml", "utf8")).jobs.registry;
      let log = "";
      let code = 0;
      for (const { id, run, if: condition = "success()", env = {} } of steps) {
        if (run === undefined || !isWanted(condition, code === 0)) continue;
        const own = Object.entries(env).map(([name, value]) => [name, filled(value)]);
        const ran = runIn(clone, filled(run), "-e", {
          GITHUB_ACTIONS: "true",
          GITHUB_BASE_REF: MAIN,
          GITHUB_REPOSITORY: repository,
          GITHUB_OUTPUT: output ?? "",
          GITHUB_STEP_SUMMARY: summary ?? "",
          ...Object.fromEntries(own),
        });
        log += ran.stdout + ran.stderr;
        if (ran.status !== 0) code = 1;
        for (const line of readFileSync(output ?? "", "utf8").split("\n")) {
          const [name = "", value = ""] = line.split("=");
          context.set(`steps.${id}.outputs.${name}`, value);
        }
      }
      return outcome(code, log, readFileSync(summary ?? "", "utf8"));
    },
    /** As a runner of GitLab leaves it: the branch, and the commit that it began at. */
    gitlab({ token = "secret" } = {}): CiRun {
      const clone = checkout(`refs/heads/${BRANCH}`, []);
      const { script }: { readonly script: readonly string[] } = parse(readFileSync(".gitlab-ci.yml", "utf8")).registry;
      const ran = runIn(clone, `set -eo pipefail\n${script.join("\n")}`, "-e", {
        GITLAB_CI: "true",
        CI_API_V4_URL: "https://gitlab.example/api/v4",
        CI_PROJECT_ID: "3",
        CI_MERGE_REQUEST_IID: "7",
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: MAIN,
        CI_MERGE_REQUEST_DIFF_BASE_SHA: git(work, "merge-base", MAIN, BRANCH).trim(),
        REGISTRY_COMMENT_TOKEN: token,
      });
      return outcome(ran.status ?? 1, ran.stdout + ran.stderr);
    },
  };
}

/** The tool beside a registry, its sources all of one age: it is bundled once for all clones, and away from the project's own. */
function withTool(folder: string, cache: string): void {
  for (const name of ["codegen", "package-lock.json"]) cpSync(name, join(folder, name), { recursive: true });
  for (const file of ["package-lock.json", ...listFiles(join(folder, "codegen")).map((name) => `codegen/${name}`)])
    utimesSync(join(folder, file), 1, 1);
  for (const name of ["src", "public"]) symlinkSync(join(ROOT, name), join(folder, name));
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((one) => one !== ".cache"))
    symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
  symlinkSync(cache, join(folder, "node_modules/.cache"));
}

function git(cwd: string, ...args: readonly string[]): string {
  const known = ["-c", "user.name=Anne", "-c", "user.email=anne@example.org", "-c", "core.hooksPath=/dev/null"];
  const { status, stdout, stderr } = spawnSync("git", [...known, ...args], { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stdout}${stderr}`);
  return stdout;
}
