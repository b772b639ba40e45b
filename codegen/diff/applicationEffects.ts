import { positionOf } from "../answer/position";
import { settingsOf } from "../tables/documentOf";
import type { Answer, Effect } from "./effect";
import { makeEffect } from "./makeEffect";
import type { Side } from "./side";

/** Applications that have to be served, sold or trusted from now on. */
export function applicationEffects(base: Side, head: Side): readonly Effect[] {
  const origins = (side: Side) => new Set(Object.values(settingsOf(side.model).frames.origins));
  const known = origins(base);
  const hosts = [...origins(head)].filter((origin) => !known.has(origin));
  const frames = head.model.documents.settings.find(({ document }) => document.frames !== undefined);
  const place = frames === undefined ? null : positionOf(head, { file: frames.file, path: ["frames", "origins"] });
  const codes = new Set(Object.values(base.tables.applications).flatMap(({ code }) => code ?? []));
  const bases = new Set(Object.values(base.tables.applications).flatMap(({ frame }) => frame?.base ?? []));
  const served = new Set(Object.values(head.tables.applications).flatMap(({ frame }) => frame?.base ?? []));
  return [
    ...hosts.map((host) => makeEffect({ kind: "host", subjects: [host], place, answer: "yes" })),
    ...Object.values(head.tables.applications).flatMap(({ id, code, frame }) => {
      const gone = base.tables.applications[id]?.frame?.base ?? null;
      const before = gone !== null && served.has(gone) ? null : gone;
      const effect = (kind: "code" | "base-added" | "base-moved", after: string, answer: Answer = "none") => {
        const linked = head.model.applications.get(id);
        const place = linked === undefined ? null : positionOf(head, linked.place);
        return makeEffect({ kind, subjects: [id], before: kind === "base-moved" ? before : null, after, place, answer });
      };
      return [
        ...(code !== null && !codes.has(code) ? [effect("code", code, "yes")] : []),
        ...(frame !== null && !bases.has(frame.base) ? [effect(before === null ? "base-added" : "base-moved", frame.base)] : []),
      ];
    }),
  ];
}
