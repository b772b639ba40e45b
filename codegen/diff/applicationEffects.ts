import { positionOf } from "../answer/position";
import { settingsOf } from "../tables/documentOf";
import type { Effect } from "./effect";
import { makeEffect } from "./makeEffect";
import type { Side } from "./side";

/** Applications that have to be served, sold or trusted from now on. */
export function applicationEffects(base: Side, head: Side): readonly Effect[] {
  const origins = (side: Side) => new Set(Object.values(settingsOf(side.model).frames.origins));
  const known = origins(base);
  const hosts = [...origins(head)].filter((origin) => !known.has(origin));
  const codes = new Set(Object.values(base.tables.applications).flatMap(({ code }) => code ?? []));
  const bases = new Set(Object.values(base.tables.applications).flatMap(({ frame }) => frame?.base ?? []));
  return [
    ...hosts.map((host) => makeEffect({ kind: "host", subjects: [host], answer: "yes" })),
    ...Object.values(head.tables.applications).flatMap(({ id, code, frame }) => {
      const linked = head.model.applications.get(id);
      const place = linked === undefined ? null : positionOf(head, linked.place);
      return [
        ...(code !== null && !codes.has(code) ? [makeEffect({ kind: "code", subjects: [id], after: code, place, answer: "yes" })] : []),
        ...(frame !== null && !bases.has(frame.base) ? [makeEffect({ kind: "base-added", subjects: [id], after: frame.base, place })] : []),
      ];
    }),
  ];
}
