import type { RegistryTables, RouteRecord } from "../registry/tables";
import { entriesOf, textTable } from "../registry/textTable";
import { buildTrie } from "./buildTrie";
import type { Trie } from "./trie";

/** The addresses of routes as the tables hold them, in the order given: `card.detail /detail/:id`. */
export function matcherOf(routes: Iterable<Pick<RouteRecord, "name" | "path">>): string {
  return textTable([...routes].flatMap(({ name, path }) => (path === null ? [] : [`${name} /${path}`])));
}

const TRIES = new WeakMap<object, Trie>();

/** Tables with the same addresses need no trie of their own. */
export function shareTrie<T extends Pick<RegistryTables, "matcher">>(tables: T, others: T): T {
  TRIES.set(others, trieOf(tables));
  return others;
}

/** What an address is compared with; built at the first address that is looked up. */
export function trieOf(tables: Pick<RegistryTables, "matcher">): Trie {
  const known = TRIES.get(tables);
  if (known) return known;
  const trie = buildTrie(entriesOf(tables.matcher).map(([name = "", address = "/"]) => ({ name, path: address.slice(1) })));
  TRIES.set(tables, trie);
  return trie;
}
