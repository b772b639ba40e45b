// Starts the registry tool from a bundle, with the compiled code kept beside it: loading the sources would cost more
// than the work itself. Little but what Node.js brings is imported here; the bundler is loaded when a source has changed.
import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import { writeWhole } from "./kept/writeWhole.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const cache = join(root, "node_modules", ".cache", "clarine");
const nodeRequire = createRequire(import.meta.url);

/** Source folders the bundle is made from, and the file that pins the packages in it. */
const SOURCES = ["codegen", "src/domain", "package-lock.json"];
const KEEPING_RUNS = 2;
const LONG = 16_384;

/** The tool, bundled anew when one of its sources has changed; `keeps`: for later runs too. */
export async function loadTool(keeps = true) {
  const stamp = readStamp();
  const fresh = stamp && isFresh(stamp);
  const home = fresh || (keeps && isWritable(cache)) ? cache : temporaryFolder();
  const id = fresh ? stamp.id : await rebuild(home);
  const scripts = new Map();
  const tool = loadScript(join(home, `tool-${id}`, "tool.cjs"), scripts);
  if (!fresh) await tool.prepare(home, id);
  return { ...tool, id, root, cache: home, scripts };
}

/** Not in a project on a read-only disk, or of another user. */
function isWritable(folder) {
  return attempt(() => {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  }, false);
}

/** Gone at the end of the run. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "clarine-tool-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs one command with the streams of this process. */
export async function runTool(args) {
  const keeps = !args.includes("--check");
  const tool = await loadTool(keeps);
  const code = await tool.run(args, {
    out: print,
    err: (text) => writeFileSync(2, text),
    ...(process.stdin.isTTY && !process.env.CI && { ask }),
    cwd: process.cwd(),
    root,
    cache: tool.cache,
    tool: tool.id,
    today: new Date().toISOString().slice(0, 10),
    env: process.env,
  });
  if (keeps) keepCompiled(join(tool.cache, `tool-${tool.id}`, "compiled.json"), `${args[0]} ${tool.scripts.size}`, tool.scripts);
  return code;
}

/** A pipe that is emptied late refuses a long text, and the stream waits for it; but it takes time to make. */
function print(text) {
  // Who reads has read enough, as `head` does.
  try {
    if (text.length <= LONG) return writeFileSync(1, text);
  } catch (error) {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  }
  process.stdout.once("error", () => process.exit(0));
  process.stdout.write(text);
}

async function ask(question) {
  const { createInterface } = await import("node:readline/promises");
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } catch {
    // Ctrl C or Ctrl D: whoever has begun may leave, and nothing is written yet.
    writeFileSync(2, "\n");
    process.exit(130);
  } finally {
    lines.close();
  }
}

async function rebuild(home) {
  const { bundle } = await import("./bundle.mjs");
  return bundle({ root, cache: home, sources: listSources() });
}

function listSources() {
  const found = [];
  const walk = (path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) found.push([path, stat.mtimeMs, stat.size]);
    else for (const name of readdirSync(join(root, path))) walk(`${path}/${name}`);
  };
  for (const path of SOURCES) walk(path);
  return found;
}

function readStamp() {
  return attempt(() => {
    const stamp = JSON.parse(readFileSync(join(cache, "tool.json"), "utf8"));
    accessSync(join(cache, `tool-${stamp.id}`, "tool.cjs"));
    return stamp;
  });
}

function isFresh(stamp) {
  const now = listSources();
  return now.length === stamp.sources.length && now.every((entry, at) => entry.every((part, of) => part === stamp.sources[at][of]));
}

/** Loads a chunk of the bundle with its compiled code; `require` in it finds other chunks, packages and Node.js itself. */
function loadScript(path, scripts) {
  const loaded = scripts.get(path);
  if (loaded) return loaded.module.exports;
  const compiled = attempt(() => readFileSync(`${path}.compiled`));
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(path, "latin1")}\n})`;
  const script = new Script(source, { filename: path, cachedData: compiled });
  const module = { exports: {} };
  scripts.set(path, { module, script, kept: compiled && !script.cachedDataRejected ? compiled.length : 0 });
  const requireFrom = (name) => (name.startsWith(".") ? loadScript(join(dirname(path), name), scripts) : nodeRequire(name));
  script.runInThisContext()(module.exports, requireFrom, module, path, dirname(path));
  return module.exports;
}

/** What the disk gives, if it does: nothing was kept yet, it is half removed, or another user's. */
function attempt(look, otherwise) {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

/**
 * Keeps the compiled code of the loaded chunks. Only the first runs of a kind do so: a function is compiled when it is
 * first called, so one run does not see them all, and keeping costs more than it gains afterwards.
 */
function keepCompiled(record, kind, scripts) {
  const runs = attempt(() => JSON.parse(readFileSync(record, "utf8")), {});
  const done = runs[kind] ?? 0;
  const rejected = [...scripts.values()].some(({ script }) => script.cachedDataRejected);
  if (done >= KEEPING_RUNS && !rejected) return;
  try {
    for (const [path, { script, kept }] of scripts) {
      const data = script.createCachedData();
      if (data.length > kept) writeWhole(`${path}.compiled`, data);
    }
    writeWhole(record, JSON.stringify({ ...runs, [kind]: done + 1 }));
  } catch {
    // Another user's folder: the next run compiles once more.
  }
}

/**
 * A run is over before optimised code has paid for its making, so functions wait longer for theirs: a third less work. V8 says so on
 * standard error when it does not know a flag: from 12 on, in Node.js 22, this one is gone.
 */
export function optimiseLate(v8Version) {
  return Number.parseInt(v8Version, 10) < 12 ? "--interrupt-budget=1000000" : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const flag = optimiseLate(process.versions.v8);
  if (flag !== null) setFlagsFromString(flag);
  process.exitCode = await runTool(process.argv.slice(2)).catch(({ message }) => {
    writeFileSync(2, `L'outil du registre ne démarre pas / The registry tool does not start: ${message}\n`);
    return 2;
  });
}
