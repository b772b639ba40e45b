import type { RegistryTables } from "../../../../src/domain/registry/tables";
import { CODE, ORIGINS } from "./randomRegistry";

type Fields = Readonly<Record<string, unknown>>;

/** Every way in which a name can stand in a profile: not at all, listed, at level 0, at a level that counts with network alone. */
const RIGHTS: readonly Fields[] = [null, "held"].flatMap((a) =>
  [null, "held", "online", "zero"].flatMap((b) => [null, "held"].map((e) => rightsOf({ a, "a.b": b, e }))),
);

/** Users of every kind that a small registry can tell apart, as user files. */
export function everybody(tables: RegistryTables): readonly Fields[] {
  const { guards, sections, homes } = tables;
  const usesHerds = [...guards, ...sections].some(({ multiHerd }) => multiHerd) || guards.some(({ multiFirst }) => multiFirst);
  const usesWorkshops =
    guards.some(({ workshop }) => workshop !== null) || Object.values(tables.routes).some(({ variant }) => variant !== undefined);
  const usesCodes = guards.some(({ applications }) => applications.length > 0);
  const usesOrigins = Object.keys(homes.byOrigin).length > 0 || sections.some(({ reverseFor }) => reverseFor.length > 0);
  const workshops: readonly Fields[] = [true, false].flatMap((laitier) => [true, false].map((allaitant) => ({ laitier, allaitant })));
  const several: readonly Fields[] = [{}, { multiUser: { droits: ["desk.switch"] } }, { multiUser: { droits: ["desk.offline"] } }];
  return [
    RIGHTS,
    usesHerds ? several : [{}],
    usesWorkshops ? workshops : [{ laitier: true, allaitant: true }],
    usesCodes ? [{}, { grants: [CODE] }] : [{}],
    usesOrigins ? ORIGINS.map((origin) => ({ origin })) : [{ origin: "ELEVEUR" }],
    [{}, ...Object.keys(homes.values).map((home) => ({ settings: { home } }))],
  ].reduce<readonly Fields[]>((users, kinds) => users.flatMap((user) => kinds.map((kind) => ({ ...user, ...kind }))), [{}]);
}

function rightsOf(states: Readonly<Record<string, string | null>>): Fields {
  const names = Object.entries(states);
  const levels = names.flatMap(([name, state]) => (state === "zero" ? [[name, 0]] : state === "online" ? [[name, 1]] : []));
  return { droits: names.flatMap(([name, state]) => (state === "held" ? [name] : [])), rules: { authorizes: Object.fromEntries(levels) } };
}
