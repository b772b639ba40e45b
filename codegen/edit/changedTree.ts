import { parse } from "yaml";
import type { Change } from "./cutOf";
import type { Path } from "./nodes";

type Tree = unknown;

/** What a file holds after a change, worked out on its values and not on its text: what the spliced text has to come to. */
export function changedTree(tree: Tree, change: Change): Tree {
  switch (change.kind) {
    case "value":
      return at(tree, change.path, () => change.to);
    case "key":
      return at(tree, change.path.slice(0, -1), (block) => renamed(block, String(change.path.at(-1)), change.to));
    case "append":
      return at(tree, change.path, (block) => appended(block, parse(change.lines.join("\n"))));
    case "insert":
      return at(tree, change.path.slice(0, -1), (list) => inserted(list, Number(change.path.at(-1)), parse(change.lines.join("\n"))));
    case "remove":
      return at(tree, change.path.slice(0, -1), (block) => without(block, change.path.at(-1) ?? ""));
    default:
      return change satisfies never;
  }
}

function at(tree: Tree, [key, ...rest]: Path, make: (value: Tree) => Tree): Tree {
  if (key === undefined) return make(tree);
  if (Array.isArray(tree)) return tree.map((item, index) => (index === key ? at(item, rest, make) : item));
  return Object.fromEntries(
    Object.entries(Object(tree)).map(([name, value]) => [name, name === String(key) ? at(value, rest, make) : value]),
  );
}

function renamed(block: Tree, from: string, to: string): Tree {
  return Object.fromEntries(Object.entries(Object(block)).map(([name, value]) => [name === from ? to : name, value]));
}

function appended(block: Tree, entry: Tree): Tree {
  return Array.isArray(block) ? [...block, entry] : { ...Object(block), ...Object(entry) };
}

function inserted(list: Tree, index: number, entry: Tree): Tree {
  return Array.isArray(list) ? list.toSpliced(index, 0, entry) : list;
}

function without(block: Tree, key: string | number): Tree {
  if (Array.isArray(block)) return block.filter((_, index) => index !== key);
  return Object.fromEntries(Object.entries(Object(block)).filter(([name]) => name !== String(key)));
}
