import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { importedFiles } from "../support/sources/importedFiles";
import { importsOf } from "../support/sources/importsOf";
import { sourceFiles } from "../support/sources/sourceFiles";

interface Layer {
  /** Folders whose modules may be imported; `types` marks those for types only. */
  readonly may: readonly string[];
  readonly types?: readonly string[];
  readonly packages: readonly RegExp[];
}

const NODE = /^node:/;

/** The layers: what each folder may import. The README lists the same ones. */
const LAYERS: Readonly<Record<string, Layer>> = {
  "src/time": { may: [], packages: [] },
  "src/loading": { may: [], packages: [] },
  "src/domain": { may: [], packages: [] },
  // The tables unpack themselves.
  generated: { may: ["generated", "src/domain/registry"], types: ["src/domain"], packages: [] },
  codegen: {
    may: ["src/domain"],
    packages: [/^zod$/, /^yaml$/, /^ts-morph$/, /^json-schema-to-typescript$/, /^sarif$/, /^diff$/, /^rolldown$/, /^vite$/, NODE],
  },
  "src/protocol": { may: ["src/domain", "src/time"], packages: [/^zod\/mini$/] },
  "src/ports": { may: ["src/domain", "src/protocol"], types: ["generated"], packages: [] },
  "src/stores": { may: ["src/domain", "src/time", "generated"], packages: [/^mobx$/] },
  // What the product and its sub-applications write alike.
  "src/sdk/formats": { may: ["src/sdk", "src/domain", "generated"], packages: [] },
  // What a team runs in its own CI.
  "src/sdk/conformance": { may: ["src/sdk", "src/protocol"], packages: [/^@playwright\/test$/, NODE] },
  "src/sdk": { may: ["src/protocol", "src/time"], types: ["generated"], packages: [/^penpal$/, /^react$/] },
  "src/flows": {
    may: ["src/loading", "src/stores", "src/ports", "src/protocol", "src/domain", "src/time", "generated"],
    packages: [/^mobx$/],
  },
  "src/adapters": {
    may: ["src/loading", "src/ports", "src/protocol", "src/domain", "src/time"],
    types: ["generated"],
    packages: [/^zod\/mini$/, /^penpal$/, /^i18next$/, /^idb$/, /^react-router-dom$/, /^web-vitals$/],
  },
  // Inputs in the looks of the shell.
  "src/examples/inputs": { may: ["src/views", "src/domain", "src/time", "generated"], packages: [/^react$/] },
  // A page of its own, with a composition root of its own.
  "src/examples/productPage": {
    may: [
      "src/views",
      "src/adapters",
      "src/examples/inputs",
      "src/examples/parts",
      "src/examples/subject",
      "src/examples/herd",
      "src/sdk",
      "src/ports",
      "src/protocol",
      "src/domain",
      "src/time",
      "generated",
    ],
    packages: [/^react/],
  },
  // Teams of their own: the SDK, and what the demo knows of a herd.
  "src/examples/parts": { may: ["src/sdk"], packages: [/^react$/] },
  "src/examples/subject": { may: ["src/sdk", "src/examples/parts", "src/views/parts", "src/domain", "generated"], packages: [/^react$/] },
  "src/examples/planning": {
    may: ["src/sdk", "src/examples/subject", "src/examples/parts", "src/examples/herd", "generated"],
    packages: [/^react/],
  },
  "src/examples/desk": {
    may: ["src/sdk", "src/examples/subject", "src/examples/parts", "src/examples/herd", "src/views/parts", "src/domain", "generated"],
    packages: [/^react/],
  },
  "src/examples/synchrozor": {
    may: ["src/sdk", "src/examples/subject", "src/examples/parts", "src/examples/herd", "generated"],
    packages: [/^react/],
  },
  "src/examples/animalCard": { may: ["src/sdk", "src/examples/parts", "src/examples/herd", "generated"], packages: [] },
  "src/examples/lots": {
    may: ["src/sdk", "src/examples/subject", "src/examples/parts", "src/examples/herd", "generated"],
    packages: [/^vue$/],
  },
  "src/examples": { may: ["src/sdk", "src/ports", "src/domain", "generated"], packages: [] },
  // The demo answers with the animals that its applications show, and what these say of them.
  "src/server/demo": {
    may: [
      "src/server",
      "src/examples/desk/figures",
      "src/examples/herd",
      "src/examples/planning",
      "src/examples/productPage/presentations",
      "src/protocol",
      "src/domain",
      "generated",
    ],
    packages: [/^hono\/html$/, /^zod\/mini$/],
  },
  "src/server": {
    may: ["src/protocol", "src/domain", "generated"],
    packages: [
      /^zod\/mini$/,
      /^hono/,
      /^@hono\//,
      /^kysely$/,
      /^bowser$/,
      /^libsql$/,
      /^pg$/,
      /^jose$/,
      /^lru-cache$/,
      /^p-limit$/,
      /^@node-rs\/argon2$/,
      /^@zxcvbn-ts\/language-common$/,
      NODE,
    ],
  },
  // A program of its own: it keeps the shell on the device.
  "src/worker": { may: ["src/domain", "generated"], packages: [/^workbox-/] },
  // What the build draws into the page, with composition roots of its own.
  "src/prerender": {
    may: ["src/views", "src/adapters", "src/flows", "src/stores", "src/ports", "src/domain", "src/time", "generated"],
    packages: [/^react/, /^mobx/, /^rolldown$/, /^vite$/, NODE],
  },
  // A tool for those who keep the registry, with the tiles of the shell and in no build.
  "src/studio": {
    may: ["src/views", "src/domain"],
    types: ["codegen/studio", "codegen/answer", "codegen/diagnostic"],
    packages: [/^react/],
  },
  "src/views": {
    may: ["src/loading", "src/stores", "src/domain", "src/time", "generated"],
    types: ["src/flows"],
    packages: [/^react/, /^mobx-react-lite$/],
  },
};

test("every folder imports only what its layer allows", () => {
  const broken: string[] = [];
  for (const file of sourceFiles(["src", "codegen", "generated"])) {
    const [folder, layer] = Object.entries(LAYERS).find(([name]) => file.startsWith(`${name}/`)) ?? [];
    if (folder === undefined || layer === undefined) continue;
    for (const { specifier, typeOnly } of importsOf(file)) {
      if (!isAllowed(file, folder, layer, specifier, typeOnly)) broken.push(`${file} imports ${specifier}`);
    }
  }
  expect(broken).toEqual([]);
});

test("nothing imports the composition root or a test", () => {
  const broken = sourceFiles(["src", "codegen", "generated"]).filter((file) =>
    /from "[^"]*(src\/(public|shell)|\.\.\/(public|shell)|tests\/[^"]*)"/.test(readFileSync(file, "utf8")),
  );
  expect(broken).toEqual([]);
});

test("the backend stands without the demo: what puts the server together brings it in, nothing else", () => {
  const importing = [...importedFiles(sourceFiles(["src/server"]))].filter(([, imported]) => imported.some(isOfDemo));
  expect(importing.map(([file]) => file).filter((file) => !isOfDemo(file))).toEqual(["src/server/openServer.ts"]);
});

test("a generated file names its sources and holds no cast, suppression or any", () => {
  const broken = sourceFiles(["generated"]).filter((file) => {
    const text = readFileSync(file, "utf8");
    return (
      !text.startsWith("// Generated from registry/") ||
      /(?<!\* )\bas (?!const\b)[A-Za-z]+|: any\b|<any>|@ts-|eslint|biome-ignore/.test(
        text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').replaceAll(/\/\*[\s\S]*?\*\//g, ""),
      )
    );
  });
  expect(broken).toEqual([]);
});

function isOfDemo(file: string): boolean {
  return file.startsWith("src/server/demo/");
}

function isAllowed(file: string, folder: string, layer: Layer, specifier: string, typeOnly: boolean): boolean {
  if (/\.(css|svg|html|pdf)(\?.*)?$/.test(specifier)) return true;
  if (!specifier.startsWith(".")) return layer.packages.some((allowed) => allowed.test(specifier));
  const target = normalize(join(dirname(file), specifier));
  const within = (name: string) => target === name || target.startsWith(`${name}/`);
  if (within(folder)) return true;
  return layer.may.some(within) || (typeOnly && (layer.types ?? []).some(within));
}
