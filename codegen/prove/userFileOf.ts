import { decideGrant, type GrantRules } from "../../src/domain/grants/decideGrant";
import type { GrantHolder } from "../../src/domain/grants/holder";
import type { RegistryTables } from "../../src/domain/registry/tables";
import { withShorter } from "../link/references";
import type { UserFile } from "../viewer/userFile";
import type { UserFacts } from "./findFacts";

type UserTables = Pick<RegistryTables, "access" | "features" | "workshops" | "exactGrants">;

/** What a user is given: names held, and names set to level 0 because a shorter one that is held would give them. */
interface Rights {
  readonly held: ReadonlySet<string>;
  readonly zeros: ReadonlySet<string>;
}

/** The smallest user file of somebody of whom the facts are true; the mode is for the one who asks. */
export function userFileOf(facts: UserFacts, tables: UserTables): UserFile {
  const chosen = chooseGrants(facts, tables);
  const multi = multiHerdOf(facts, chosen, tables);
  const held = new Set([...chosen, ...multi.held]);
  const rights: Rights = { held, zeros: zerosOf(held, [...facts.refused, ...multi.refused], tables) };
  return {
    ...rightsFields(rights),
    ...(facts.applications.size === 0 ? {} : { grants: [...facts.applications].sort() }),
    ...workshopFields(facts, tables),
    ...(multi.other === null ? {} : { multiUser: { droits: multi.other } }),
  };
}

/** One grant per clause, none of the refused ones; a name that gives nothing to be taken back is the better choice. */
function chooseGrants({ clauses, refused, multiHerd }: UserFacts, { features, exactGrants }: UserTables): ReadonlySet<string> {
  const held = new Set<string>();
  const cost = (grant: string) => {
    const givesMode = multiHerd === false && (grant === features.multiHerd || grant === features.multiHerdOffline);
    const above = [...refused].some((name) => name.startsWith(`${grant}.`));
    return (givesMode ? 2 : 0) + (above ? 1 : 0);
  };
  // Short names first: they give longer ones.
  const lengthOf = (clause: readonly string[]) => Math.min(...clause.map((grant) => grant.length));
  const isGiven = (grant: string) => {
    const names = exactGrants.includes(grant) ? [grant] : withShorter(grant);
    const nearest = names.find((name) => held.has(name) || refused.has(name));
    return nearest !== undefined && held.has(nearest);
  };
  for (const clause of clauses.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    if (clause.some((grant) => isGiven(grant))) continue;
    const [best] = clause.filter((grant) => !refused.has(grant)).sort((a, b) => cost(a) - cost(b));
    if (best !== undefined) held.add(best);
  }
  return held;
}

/** How the user becomes, or does not become, a multi-herd one; `other` are the rights of a multi-herd user kept apart. */
function multiHerdOf({ multiHerd, refused, mode }: UserFacts, held: ReadonlySet<string>, { features }: UserTables) {
  // In the mode of one herd the second grant makes nobody a multi-herd user.
  const names = [features.multiHerd, ...(mode === "solo" ? [] : [features.multiHerdOffline])];
  const none = { held: [], refused: [], other: null };
  if (multiHerd === null) return none;
  if (multiHerd) {
    const usable = names.find((name) => held.has(name)) ?? names.find((name) => !refused.has(name));
    return usable === undefined ? { ...none, other: [features.multiHerd] } : { ...none, held: [usable] };
  }
  return names.some((name) => held.has(name)) ? { ...none, other: [] } : { ...none, refused: names };
}

function zerosOf(held: ReadonlySet<string>, refused: readonly string[], { access, exactGrants }: UserTables): ReadonlySet<string> {
  const droits = [...held];
  const holder: GrantHolder = { droits, authorizes: {}, applications: [] };
  const rules: GrantRules = { ...access, online: true };
  return new Set(refused.filter((name) => decideGrant(holder, name, rules, exactGrants.includes(name)).held));
}

function rightsFields({ held, zeros }: Rights): UserFile {
  return {
    ...(held.size === 0 ? {} : { droits: [...held].sort() }),
    ...(zeros.size === 0 ? {} : { rules: { authorizes: Object.fromEntries([...zeros].sort().map((name) => [name, 0])) } }),
  };
}

/** The flags of the herd: each workshop has its own. */
function workshopFields({ inactive }: UserFacts, { workshops }: UserTables): UserFile {
  return Object.fromEntries(workshops.filter(({ value }) => inactive.has(value)).map(({ flag }) => [flag, false]));
}
