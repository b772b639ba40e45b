import type { House } from "./house";

/** The same for people: one block a subject, numbers in columns. */
export function printHouse({ parts, largestFiles, fullFolders, folderPairs, fixtures, goals }: House): string {
  const block = (title: string, rows: readonly string[]) =>
    `${title}\n${(rows.length > 0 ? rows : ["none"]).map((row) => `  ${row}\n`).join("")}`;
  const number = (value: number, width: number) => value.toLocaleString("en").padStart(width);
  const size = ({ files, lines }: { files: number; lines: number }) => `${number(files, 5)} files ${number(lines, 7)} lines`;
  return [
    block("Parts", [
      ...parts.map((part) => `${size(part)}  ${part.part}`),
      ...totals(parts).map((part) => `${size(part)}  ${part.part}, all`),
    ]),
    block(
      "Fixtures",
      fixtures.map((entry) => `${size(entry)} ${number(entry.bytes, 9)} bytes  ${entry.folder}`),
    ),
    block(
      "Largest files",
      largestFiles.map(({ file, lines }) => `${number(lines, 5)} lines  ${file}`),
    ),
    block(
      "Folders with many files",
      fullFolders.map(({ folder, files }) => `${number(files, 5)} files  ${folder}`),
    ),
    block("Folders that import each other", folderPairs),
    block(
      "Goals",
      goals.map(({ goal, value, bound, ok }) => `${ok ? "met   " : "missed"} ${number(value, 7)} of at most ${number(bound, 6)}  ${goal}`),
    ),
  ].join("\n");
}

function totals(parts: House["parts"]) {
  return ["src", "tests"].map((top) => {
    const inside = parts.filter(({ part }) => part.split("/")[0] === top);
    const sum = (of: "files" | "lines") => inside.reduce((total, part) => total + part[of], 0);
    return { part: top, files: sum("files"), lines: sum("lines") };
  });
}
