/** Example of a document: lines for the end of a file or a whole one (`yaml`), or lines in place of others (`diff`). */
export interface Example {
  readonly file: string;
  readonly kind: "yaml" | "diff";
  readonly lines: readonly string[];
}

/** The blocks of a document that begin with `# registry/<file>`. */
export function examplesOf(markdown: string): readonly Example[] {
  return [...markdown.matchAll(/^```(yaml|diff)\n# registry\/([^\s,]+).*\n([\s\S]*?)^```$/gm)].map(([, kind, file = "", body = ""]) => ({
    file,
    kind: kind === "diff" ? "diff" : "yaml",
    lines: body.trimEnd().split("\n"),
  }));
}

/** The registry with one example in it; who has followed the guide has it already. */
export function withExample(files: ReadonlyMap<string, string>, { file, kind, lines }: Example): ReadonlyMap<string, string> {
  const before = files.get(file) ?? "";
  const [removed, added] = kind === "yaml" ? ["", asText(lines)] : [asText(marked(lines, "-")), asText(marked(lines, "+"))];
  if (before.includes(added) && (removed === "" || !before.includes(removed) || added.includes(removed))) return files;
  if (kind === "yaml") return new Map([...files, [file, before + added]]);
  if (!before.includes(removed)) throw new Error(`${file} does not hold:\n${removed}`);
  return new Map([...files, [file, before.replace(removed, () => added)]]);
}

function marked(lines: readonly string[], sign: string): readonly string[] {
  return lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
}

function asText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}
