import type { Say } from "../messages/say";
import type { Coverage } from "./coverage";

/** A head and a row a persona: how much each reaches, with network and without. */
export function reachRows({ personas, offline }: Pick<Coverage, "personas" | "offline">, say: Say): readonly (readonly string[])[] {
  const kept = new Map(offline.map((reach) => [reachName(reach), reach]));
  const [tiles, routes] = [say("noun.tiles"), say("noun.routes")];
  const offlineOf = (value: string) => say("pair", { name: say("offline"), value });
  const head = [say("noun.persona"), tiles, routes, ...[tiles, routes, say("coverage-kept")].map(offlineOf)];
  const rows = personas.map((reach) => {
    const name = reachName(reach);
    const off = kept.get(name);
    return [name, ...[reach.tiles, reach.routes, off?.tiles ?? 0, off?.routes ?? 0, off?.kept ?? 0].map(String)];
  });
  return [head, ...rows];
}

/** `persona/FR35000001`, as in registry/seen, where it is with that herd. */
export function reachName({ id, herd }: Pick<Coverage["personas"][number], "id" | "herd">): string {
  return herd === undefined ? id : `${id}/${herd}`;
}
