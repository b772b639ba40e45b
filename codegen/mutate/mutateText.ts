import { positionOf } from "../answer/position";
import type { Report } from "../formats/report";
import type { Language } from "../messages/language";
import type { Say } from "../messages/say";
import { whoWords } from "../messages/whoWords";
import type { Registry } from "../viewer/registry";
import type { UserFile } from "../viewer/userFile";
import { DETECTORS } from "./detectors";
import type { MutationResult, Survivor } from "./mutate";

export interface Wording extends Registry {
  readonly shown: string;
  readonly say: Say;
  readonly language: Language;
}

/** The kill rate first and last, between them what nothing notices, with somebody for whom it makes a difference. */
export function mutateText(result: MutationResult, ok: boolean, wording: Wording): string {
  const { say, shown } = wording;
  const blocks = result.survivors.flatMap((survivor, n) => {
    const { file, line } = positionOf(wording, survivor.mutant.place);
    const title = `${n + 1}. ${survivor.id}  ${shown}/${file}:${line}  ${slip(survivor, say)}`;
    return ["", title, ...effects(survivor, wording).map((text) => `   ${text}`)];
  });
  const noticed = DETECTORS.map((one) => say(`mutate-by.${one}`, { count: result.noticed[one] })).join(", ");
  return [
    verdict(result, ok, wording),
    `  ${say("mutate-noticed", { noticed })}`,
    ...blocks,
    ...result.unused.map((id) => say("mutate-unused", { id })),
    "",
  ].join("\n");
}

/** The same for other programs: each slip that nothing notices is a warning at its line. */
export function mutateReport(result: MutationResult, ok: boolean, wording: Wording): Report {
  const { say, shown } = wording;
  return {
    command: "mutate",
    verdict: verdict(result, ok, wording),
    ok,
    // What goes unnoticed is no error; it fails where it is too much.
    strict: !ok,
    registry: shown,
    findings: result.survivors.map((survivor) => {
      const { file, line, column } = positionOf(wording, survivor.mutant.place);
      const hint = effects(survivor, wording).join("\n");
      const place = { file, line, column, endLine: line, endColumn: column };
      return { ...place, code: `mutant-${survivor.mutant.mutation}`, severity: "warning", message: slip(survivor, say), hint };
    }),
    tables: [
      {
        title: say("mutate-table"),
        head: [say("mutate-detector"), say("mutate-count")],
        rows: DETECTORS.map((one) => [say(`mutate-detector.${one}`), String(result.noticed[one])]),
      },
    ],
  };
}

/** The same as a document, with users in words. */
export function mutateJson(result: MutationResult, ok: boolean, wording: Wording): object {
  const survivors = result.survivors.map((survivor) => {
    const { place, ...mutant } = survivor.mutant;
    return { ...survivor, mutant: { ...mutant, ...positionOf(wording, place) }, why: effects(survivor, wording) };
  });
  return { ok, ...result, survivors };
}

function verdict({ mutants, equivalent, survivors, rate }: MutationResult, ok: boolean, { say, shown, language }: Wording): string {
  const total = mutants - equivalent;
  const percent = (Math.floor(rate * 10) / 10).toLocaleString(language);
  const figures = { registry: shown, mutants, equivalent, total, noticed: total - survivors.length, rate: percent };
  return say(ok ? "mutate-enough" : "mutate-few", figures);
}

function slip({ mutant: { mutation, before, after } }: Survivor, say: Say): string {
  return `${say(`mutation.${mutation}`)}${before}${after === "" ? "" : ` → ${after}`}`;
}

/** Who would gain and who would lose without anybody being told. */
function effects({ id, reason, subject, gains, loses }: Survivor, { say, language }: Wording): readonly string[] {
  // An access that was public is lost by whoever is not signed in.
  const who = (user: UserFile) => (user.email === "" ? say("user-nobody") : whoWords(user, language));
  return [
    ...(gains ? [say("mutate-gains", { subject, who: who(gains) })] : []),
    ...(loses ? [say("mutate-loses", { subject, who: who(loses) })] : []),
    ...(gains || loses ? [] : [say("mutate-changes", { subject })]),
    reason === null ? say("mutate-no-reason", { id }) : say("mutate-reason", { why: reason[language] }),
  ];
}
