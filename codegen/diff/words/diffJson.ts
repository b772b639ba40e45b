import type { Diff } from "../diff";
import { isBreaking, isWaiting } from "../effect";
import { headline } from "./effectHeadline";
import type { Wording } from "./reachWords";

/** The comparison as programs read it: who gains and loses, and every effect with its sentence. */
export function diffJson({ ok, effects, personas, routes, tiles }: Diff, wording: Wording): object {
  const access = [
    ...routes.map(({ route, change, gains, loses }) => ({ subject: route, kind: "route", change, ...witnesses(gains, loses) })),
    ...tiles.map(({ tile, change, gains, loses }) => ({ subject: tile, kind: "tile", change, ...witnesses(gains, loses) })),
  ];
  const inWords = effects.map((effect) => ({ ...effect, headline: headline(effect, wording), waiting: isWaiting(effect) }));
  const breaking = inWords.filter(isBreaking);
  return { ok, personas, access, breaking, effects: inWords };
}

function witnesses(gains: object | undefined, loses: object | undefined): object {
  const witness = gains ?? loses;
  return { ...(witness && { witness }), ...(gains && { gains }), ...(loses && { loses }) };
}
