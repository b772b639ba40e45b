import type { Kept } from "../kept/kept";
import { generatedHeader } from "./generatedHeader";
import type { GeneratedModule, Outline, OutputFile } from "./generatedModule";

/**
 * Prints modules. What is declared goes through ts-morph, which is loaded only for outlines that are not kept yet; entries
 * are put in as text, since a syntax tree of thousands of them costs more than all other work and says nothing new.
 */
export async function printModules(modules: readonly GeneratedModule[], kept: Kept): Promise<readonly OutputFile[]> {
  const known = new Map(kept.read<ReadonlyMap<string, string>>("outlines"));
  const missing = new Map<string, Outline>();
  for (const outline of modules.flatMap(outlinesOf)) if (!known.has(JSON.stringify(outline))) missing.set(JSON.stringify(outline), outline);
  if (missing.size > 0) {
    const { printOutlines } = await import("./printOutlines");
    const printed = printOutlines([...missing.values()]);
    for (const [at, key] of [...missing.keys()].entries()) known.set(key, printed[at] ?? "");
    kept.keep("outlines", known);
  }
  return modules.map((module) => ({ path: module.path, text: printModule(module, (outline) => known.get(JSON.stringify(outline)) ?? "") }));
}

function printModule({ from, imports, declarations }: GeneratedModule, printed: (outline: Outline) => string): string {
  const head = [`// ${generatedHeader(from)}`, ...imports.map((one) => printed({ kind: "import", ...one }))];
  const body = declarations.map(({ outline, place, entries }) =>
    outline === null ? entries : printed(outline).replace(place, () => entries),
  );
  return `${[head.join("\n"), ...body].join("\n\n")}\n`;
}

function outlinesOf({ imports, declarations }: GeneratedModule): readonly Outline[] {
  return [...imports.map((one) => ({ kind: "import" as const, ...one })), ...declarations.flatMap(({ outline }) => outline ?? [])];
}
