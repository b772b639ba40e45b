import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cpuOf, interleave } from "../cpu.mjs";
import { figure, ratioFigure } from "../figure.mjs";
import { BENCH, forgetReads, ROOT } from "../workFolder.mjs";

const ROUNDS = 5;
const OWN_BOUND_MS = 250;
/** The `yaml` package alone takes longer than that: see README.md. */
const ANEW_BOUND = 2.2;
const SLIP_BOUND = 1.2;
const SLIP_BOUND_MS = 1000;
const REFUSED_BOUND = 1.2;
const DIFF_BOUND_MS = 1000;
const LINES = 3000;
const MENU = "menus/sante.yaml";

/** A mistake in a file of 3,000 lines: where it stands, and what is typed there. */
const SLIPS = {
  indent: (lines) => lines.with(1500, ` ${lines[1500]}`),
  quote: (lines) => lines.map((line) => line.replace("fr: Carnet sanitaire", 'fr: "Carnet sanitaire')),
  brace: (lines) => lines.map((line) => line.replace("it: Registro sanitario }", "it: Registro sanitario")),
  merge: (lines) => lines.toSpliced(1500, 1, "<<<<<<< HEAD", lines[1500], "=======", lines[1500], ">>>>>>> other"),
  names: (lines) => lines.map((line) => line.replace("route: sante", "route: snate")),
};

/** What is refused, and must not be looked at for long. */
const REFUSED = {
  comments: "# remark\n".repeat(5_600_000),
  tiles: "      - { id: a, label: { fr: A, en: A }, icon: list, route: card.list }\n".repeat(300_000),
  blocks: Array.from({ length: 600 }, (_, level) => `${" ".repeat(level)}a:\n`).join(""),
  brackets: `id: ${"[".repeat(900_000)}`,
  anchors: ["a: &a [x]", ...[..."bcdefghi"].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[at]}`)}]`)].join("\n"),
};

/** Processor time of `check` and `diff`: the product's registry, mistakes in a long file, what is refused, two states of the registry. */
export function measure(work) {
  return [...own(), ...slip(work), refused(work), states(work)];
}

function own() {
  const cpu = interleave(
    {
      empty: () => cpuOf([process.execPath, join(BENCH, "programs/empty.mjs")]),
      yaml: () => cpuOf([process.execPath, join(BENCH, "programs/readYaml.mjs"), join(ROOT, "registry")]),
      help: () => cpuOf(tool("--help")),
      check: checkOwn,
      anew: () => anew(checkOwn),
    },
    ROUNDS,
  );
  const beyond = (name, started) => cpu.median(name) - cpu.median(started);
  const [value, all, yaml] = [beyond("check", "help"), beyond("anew", "help"), beyond("yaml", "empty")];
  const reading = { name: "beyond starting the tool", value: all, unit: "CPU ms" };
  return [
    figure({ name: "check-own-registry", value, unit: "CPU ms", bound: OWN_BOUND_MS }),
    ratioFigure("check-own-registry-anew", all / yaml, ANEW_BOUND, reading, { name: "yaml alone", value: yaml, unit: "CPU ms" }),
  ];
}

/** Without what earlier runs have read. */
function anew(run) {
  forgetReads();
  return run();
}

/** A mistake costs little beside reading the file, and is told within a second beyond starting the tool. */
function slip(work) {
  const long = longMenu();
  const texts = Object.fromEntries(Object.entries(SLIPS).map(([name, mistake]) => [name, mistake(long).join("\n")]));
  const name = "check-slip-3000-lines";
  return [
    slowest(name, SLIP_BOUND, { name: "without the mistake", text: long.join("\n") }, texts, work),
    figure({ name: `${name}-beyond-start`, value: edited(texts, copyOf(work, "edited")), unit: "CPU ms", bound: SLIP_BOUND_MS }),
  ];
}

/** The worst for somebody who edits that file: a run before has read all others, and each finds another text in it. */
function edited(texts, registry) {
  let round = 0;
  const check = (text) => () => {
    writeFileSync(join(registry, MENU), `${text}\n# ${++round}\n`);
    return cpuOf(tool("check", "--registry", registry), { codes: [0, 1] });
  };
  const contestants = Object.entries(texts).map(([what, text]) => [what, check(text)]);
  const cpu = interleave({ help: () => cpuOf(tool("--help")), ...Object.fromEntries(contestants) }, ROUNDS);
  return Math.max(...Object.keys(texts).map(cpu.median)) - cpu.median("help");
}

function longMenu() {
  const lines = rightMenu().trimEnd().split("\n");
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("      - ")));
  const copies = Array.from({ length: LINES }, (_, at) => last.map((line) => line.replace("- id: ", `- id: copy${at}-`)));
  return [...lines, ...copies.flat()].slice(0, LINES);
}

/** What is refused is looked at no longer than a menu that is right. */
function refused(work) {
  return slowest("check-refused", REFUSED_BOUND, { name: "the product's registry", text: rightMenu() }, REFUSED, work);
}

/** The worst of several texts in the place of a menu, beside one that is right. */
function slowest(name, bound, right, texts, work) {
  const check = (text, at) => {
    const registry = copyOf(work, join(name, String(at)));
    writeFileSync(join(registry, MENU), text);
    return () => anew(() => cpuOf(tool("check", "--registry", registry), { codes: [0, 1] }));
  };
  const contestants = Object.entries({ [right.name]: right.text, ...texts }).map(([what, text], at) => [what, check(text, at)]);
  const cpu = interleave(Object.fromEntries(contestants), ROUNDS);
  const reading = (what) => ({ name: what, value: cpu.median(what), unit: "CPU ms" });
  const worst = Object.keys(texts)
    .map(reading)
    .reduce((one, other) => (other.value > one.value ? other : one));
  return ratioFigure(name, cpu.ratio(worst.name, right.name), bound, worst, reading(right.name));
}

function rightMenu() {
  return readFileSync(join(ROOT, "registry", MENU), "utf8");
}

/** The committed registry, and one with a domain made narrower and a tile named otherwise. */
function states(work) {
  const registry = copyOf(work, "diff");
  const edit = (file, from, to) => {
    const text = readFileSync(join(registry, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(registry, file), text.replace(from, to));
  };
  edit("domains.yaml", "access: { anyOf: [planning] }", "access: { anyOf: [planning.main] }");
  edit(MENU, "fr: Pharmacie", "fr: Armoire");
  const cpu = interleave({ diff: () => cpuOf(tool("diff", "HEAD", registry), { cwd: ROOT }) }, ROUNDS);
  return figure({ name: "diff-revision-and-folder", value: cpu.median("diff"), unit: "CPU ms", bound: DIFF_BOUND_MS });
}

function checkOwn() {
  return cpuOf(tool("check", "--registry", join(ROOT, "registry")));
}

function copyOf(work, name) {
  const registry = join(work, name, "registry");
  cpSync(join(ROOT, "registry"), registry, { recursive: true });
  return registry;
}

function tool(...args) {
  return [process.execPath, join(ROOT, "codegen/start.mjs"), ...args];
}
