import { decideGrant, type GrantRules } from "../../src/domain/grants/decideGrant";
import type { GrantHolder } from "../../src/domain/grants/holder";
import type { RegistryTables } from "../../src/domain/registry/tables";
import type { UserFile } from "../viewer/userFile";
import type { UserFacts } from "./findFacts";

type UserTables = Pick<RegistryTables, "access" | "features" | "shops" | "exactGrants">;

/** What a user is given: names held, and names set to level 0 because a shorter one that is held would give them. */
interface Rights {
  readonly held: ReadonlySet<string>;
  readonly zeros: ReadonlySet<string>;
}

/** The smallest user file of somebody of whom the facts are true. */
export function userFileOf(facts: UserFacts, tables: UserTables): UserFile {
  if (!facts.signedIn) return { email: "" };
  const chosen = chooseGrants(facts, tables);
  const multi = multiHerdOf(facts, chosen, tables);
  const held = new Set([...chosen, ...multi.held]);
  const rights: Rights = { held, zeros: zerosOf(held, [...facts.refused, ...multi.refused], tables) };
  return {
    ...rightsFields(rights),
    ...(facts.applications.size === 0 ? {} : { grants: [...facts.applications].sort() }),
    ...shopFields(facts, tables),
    ...(facts.solo || multi.solo ? { mode: "solo" } : {}),
    ...(multi.other === null ? {} : { multiUser: { droits: multi.other } }),
  };
}

/** One grant per clause, none of the refused ones; a name that gives nothing to be taken back is the better choice. */
function chooseGrants({ clauses, refused, multiHerd }: UserFacts, { features }: UserTables): ReadonlySet<string> {
  const held = new Set<string>();
  const cost = (grant: string) => {
    const givesMode = multiHerd === false && (grant === features.multiHerd || grant === features.multiHerdOffline);
    const above = [...refused].some((name) => name.startsWith(`${grant}.`));
    return (givesMode ? 2 : 0) + (above ? 1 : 0);
  };
  for (const clause of clauses) {
    if (clause.some((grant) => held.has(grant))) continue;
    const [best] = clause.filter((grant) => !refused.has(grant)).sort((a, b) => cost(a) - cost(b));
    if (best !== undefined) held.add(best);
  }
  return held;
}

/** How the user becomes, or does not become, a multi-herd one; `other` are the rights of a multi-herd user kept apart. */
function multiHerdOf({ multiHerd, refused, solo }: UserFacts, held: ReadonlySet<string>, { features }: UserTables) {
  const names = [features.multiHerd, features.multiHerdOffline];
  const none = { held: [], refused: [], solo: false, other: null };
  if (multiHerd === null) return none;
  if (multiHerd) {
    const suffices = (name: string) => !refused.has(name) && (name === features.multiHerd || !solo);
    const usable = names.find((name) => held.has(name) && suffices(name)) ?? names.find(suffices);
    return usable === undefined ? { ...none, other: [features.multiHerd] } : { ...none, held: [usable] };
  }
  if (held.has(features.multiHerd)) return { ...none, other: [] };
  return { ...none, refused: names.filter((name) => !held.has(name)), solo: held.has(features.multiHerdOffline) };
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

/** The flags of the herd where they suffice, stored shop states where two shops share a flag. */
function shopFields({ active, inactive }: UserFacts, { shops }: UserTables): UserFile {
  const closed = shops.filter(({ value }) => inactive.has(value));
  const shared = closed.filter(({ flag }) => shops.some((shop) => active.has(shop.value) && shop.flag === flag));
  if (shared.length > 0) {
    return { shops: closed.map(({ value, typo }) => ({ value, label: value, typo, actif: false })) };
  }
  return Object.fromEntries(closed.map(({ flag }) => [flag, false]));
}
