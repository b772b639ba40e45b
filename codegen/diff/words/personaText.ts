import type { Diff } from "../diff";
import type { PersonaChange } from "../personaChanges";
import { keptPersonas } from "../renamedNames";
import { verdictOf } from "./diffText";
import { homeLines, labelIn, screenWords, tileWords, type Wording, whatOf } from "./reachWords";

/** Names by which a persona can be asked for: of both sides. */
export function personaNames({ base, head }: Wording): readonly string[] {
  return [...new Set([base, head].flatMap(({ model }) => model.documents.persona.map(({ document }) => document.id)))];
}

/** What became of a persona, by its name of before or of now; of a new one nothing. */
export function changeOf({ personas }: Diff, name: string, { base, head }: Wording): PersonaChange | undefined {
  const kept = keptPersonas(base, head);
  return personas.find(({ id }) => id === name) ?? personas.find(({ id }) => kept.get(id)?.after.document.id === name);
}

/** What somebody loses and gains, each tile and page by its name. */
export function personaText(result: Diff, name: string, wording: Wording): string {
  const { say } = wording;
  const found = changeOf(result, name, wording);
  const lines = (["lost", "gained"] as const).flatMap((side) => {
    if (found === undefined) return [];
    const { tiles, routes } = found[side];
    const others = whatOf({ ...found[side], tiles: [], routes: [] }, { ...wording, isWhole: true });
    const all = [
      ...tiles.map((one) => tileWords(one, wording)),
      ...routes.map((one) => screenWords(one, wording)),
      ...(others === "" ? [] : [others]),
    ];
    return all.map((line) => `${side === "lost" ? "−" : "+"} ${line}`);
  });
  const all = [...lines, ...(found === undefined ? [] : homeLines({ personas: [found] }, wording))];
  const title = say("persona-title", { label: labelIn(wording, "persona", name), name });
  return `${[verdictOf(result, wording), "", title, ...(all.length === 0 ? [say("persona-same")] : all)].join("\n")}\n`;
}
