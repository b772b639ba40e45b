import type { Diagnostic } from "../diagnostic/diagnostic";
import type { RegistryFiles } from "../read/registryFiles";

/** Unknown names that stand in a remark are told with its place: most often somebody has switched them off for a while. */
export function withRemarks(diagnostics: readonly Diagnostic[], files: RegistryFiles): readonly Diagnostic[] {
  const told = new Set<string>();
  return diagnostics.flatMap((one) => {
    const [, name] = /^"([\w.{}-]+)"/.exec(one.message) ?? [];
    if (!one.code.startsWith("unknown-") || name === undefined) return [one];
    const remark = remarkOf(name, files);
    if (remark === null) return [one];
    // One remark is one cause, however many places ask for what stands in it.
    if (told.has(name)) return [];
    told.add(name);
    const others = diagnostics.filter((other) => other !== one && other.code === one.code && other.message === one.message);
    const { file, line, column } = remark;
    return [
      {
        ...one,
        message: one.message.replace(/; did you mean .*$/, "."),
        hint: `It is declared in a remark, in line ${line} of ${file}: remove the # at the start of its lines there, or what asks for it here.`,
        related: [
          { file, line, column, message: `"${name}" stands in a remark here` },
          ...others.map((other) => ({ file: other.file, line: other.line, column: other.column, message: "asks for it too" })),
        ],
      },
    ];
  });
}

/** Where a remark declares a name, as a key or as an id. */
function remarkOf(name: string, files: RegistryFiles): { readonly file: string; readonly line: number; readonly column: number } | null {
  const declared = new RegExp(`^[ \\t]*#[# \\t-]*(?:id:[ \\t]*)?["']?${name.replace(/[.{}]/g, "\\$&")}["']?(?::[ \\t]*$|[ \\t]*$)`, "m");
  for (const [file, text] of files) {
    const found = declared.exec(text);
    if (found !== null) return { file, line: text.slice(0, found.index).split("\n").length, column: found[0].indexOf("#") + 1 };
  }
  return null;
}
