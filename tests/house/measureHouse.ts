import { dirname, join } from "node:path/posix";
import { folderPairs } from "../support/sources/folderPairs";
import type { House, Measures, Size } from "./house";
import { FULL_FOLDER, houseGoals } from "./houseGoals";
import { type ProjectFile, projectFiles } from "./projectFiles";

const FOLDERS = ["codegen", "src", "scripts", "tests"];
/** Where folders must not import each other. */
const LAYERED = ["codegen", "generated", "src"];
/** What the tests of the registry read. */
const FIXTURES = ["tests/registry/base", "tests/registry/fixtures"];
const LARGEST = 15;
/** Folders of the registry tool that compare, prove, explain, edit and show a registry, beside what generates from it. */
const WORKBENCH = [
  "catalogue",
  "coverage",
  "diff",
  "edit",
  "entries",
  "explain",
  "formats",
  "gateway",
  "mutate",
  "snapshot",
  "studio",
  "workbench",
];

/** How large the project is and where it is tangled. Lines and files are those of code; fixtures are counted apart. */
export function measureHouse(root: string): House {
  const files = FOLDERS.flatMap((folder) => projectFiles(root, folder));
  const code = files.filter(({ isCode }) => isCode);
  const parts = [...grouped(code, partOf)].map(([part, inside]) => ({ part, ...sizeOf(inside) }));
  const layered = LAYERED.flatMap((folder) => projectFiles(root, folder)).filter(({ path }) => /\.tsx?$/.test(path));
  const measures: Measures = {
    parts: parts.toSorted((one, other) => (one.part < other.part ? -1 : 1)),
    largestFiles: code
      .toSorted((one, other) => other.lines - one.lines)
      .slice(0, LARGEST)
      .map(({ path, lines }) => ({ file: path, lines })),
    fullFolders: [...grouped(files, ({ path }) => dirname(path))]
      .map(([folder, inside]) => ({ folder, files: inside.length }))
      .filter((entry) => entry.files > FULL_FOLDER),
    folderPairs: folderPairs(layered.map(({ path }) => join(root, path))).map((pair) => pair.replaceAll(`${root}/`, "")),
    fixtures: FIXTURES.map((folder) => ({ folder, ...sizeOf(files.filter(({ path }) => path.startsWith(`${folder}/`))) })),
  };
  return { version: 1, ...measures, goals: houseGoals(measures) };
}

function sizeOf(files: readonly ProjectFile[]): Size {
  const sum = (of: "lines" | "bytes") => files.reduce((total, file) => total + file[of], 0);
  return { files: files.length, lines: sum("lines"), bytes: sum("bytes") };
}

function grouped(files: readonly ProjectFile[], by: (file: ProjectFile) => string): ReadonlyMap<string, readonly ProjectFile[]> {
  const groups = new Map<string, ProjectFile[]>();
  for (const file of files) groups.set(by(file), [...(groups.get(by(file)) ?? []), file]);
  return groups;
}

/** `scripts` as a whole, and what reads, checks and generates the registry; its workbench, `src` and `tests` by folder. */
function partOf({ path }: ProjectFile): string {
  const [top = "", folder = "", ...deeper] = path.split("/");
  // What the workbench says stands with all that the tool says.
  if (top === "codegen" && folder === "messages" && deeper.length > 1) return `${top}/${folder}/${deeper[0]}`;
  const byFolder = top === "src" || top === "tests" || (top === "codegen" && WORKBENCH.includes(folder));
  return byFolder && deeper.length > 0 ? `${top}/${folder}` : top;
}
