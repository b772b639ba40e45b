import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const TANSTACK = {
  static: (text) => text,
  "": (name) => `$${name}`,
  "?": (name) => `{-$${name}}`,
  // One name for every rest, and no difference between one and none.
  "+": () => "$",
  "*": () => "$",
};
const VUE_ROUTER = {
  static: (text) => text,
  "": (name) => `[${name}]`,
  "?": (name) => `[[${name}]]`,
  "+": (name) => `[${name}]+`,
  "*": (name) => `[[${name}]]+`,
};

/** Writes the routes as files, in the way of each peer; the pages hold as little as they can. */
export function writePeerProjects(home, routes) {
  writeFile(join(home, "tanstack/src/routes/__root.tsx"), TANSTACK_ROOT);
  for (const { path } of routes) {
    const file = fileOf(path, TANSTACK);
    writeFile(join(home, `tanstack/src/routes/${file}.tsx`), tanstackPage(`/${file === "index" ? "" : file}`));
    writeFile(join(home, `vueRouter/src/pages/${fileOf(path, VUE_ROUTER)}.vue`), "<template>\n  <p />\n</template>\n");
  }
}

function fileOf(path, style) {
  if (path === "") return "index";
  return path
    .split("/")
    .map((segment) => nameOf(segment, style))
    .join("/");
}

function nameOf(segment, style) {
  if (segment === "*") return style["*"]("path");
  const [, name, mark] = /^:(\w+)([?+*]?)$/.exec(segment) ?? [];
  return name === undefined ? style.static(segment) : style[mark](name);
}

const TANSTACK_ROOT = `import { createRootRoute } from '@tanstack/react-router'

export const Route = createRootRoute()
`;

function tanstackPage(id) {
  return `import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('${id}')({
  component: () => null,
})
`;
}

function writeFile(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
