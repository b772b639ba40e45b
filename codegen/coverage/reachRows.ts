import type { Say } from "../messages/say";
import type { Coverage } from "./coverage";

/** A head and a row a persona: how much each reaches, with network and without. */
export function reachRows({ personas, offline }: Pick<Coverage, "personas" | "offline">, say: Say): readonly (readonly string[])[] {
  const kept = new Map(offline.map((reach) => [reach.id, reach]));
  const [tiles, routes] = [say("noun.tiles"), say("noun.routes")];
  const head = [say("noun.persona"), tiles, routes, say("pair", { name: say("offline"), value: tiles }), routes];
  const rows = personas.map((one) =>
    [one.id, one.tiles, one.routes, kept.get(one.id)?.tiles ?? 0, kept.get(one.id)?.routes ?? 0].map(String),
  );
  return [head, ...rows];
}
