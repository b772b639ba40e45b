import type { Goal, Measures } from "./house";

/** More files than one looks through. */
export const FULL_FOLDER = 30;

/** The limits of the code base. */
export function houseGoals({ parts, fullFolders, folderPairs }: Measures): readonly Goal[] {
  const sum = (of: "files" | "lines", ...names: readonly string[]) =>
    parts.filter(({ part }) => names.includes(part)).reduce((total, part) => total + part[of], 0);
  return [
    goal("lines of codegen, its workbench apart", sum("lines", "codegen"), 10_000),
    goal("files of codegen, its workbench apart", sum("files", "codegen"), 180),
    goal("lines of tests/codegen and tests/registry", sum("lines", "tests/codegen", "tests/registry"), 6_000),
    goal(`folders of more than ${FULL_FOLDER} files`, fullFolders.length, 0),
    goal("pairs of folders that import each other", folderPairs.length, 0),
  ];
}

function goal(name: string, value: number, bound: number): Goal {
  return { goal: name, value, bound, ok: value <= bound };
}
