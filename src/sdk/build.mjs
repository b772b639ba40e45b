// The package of the SDK in dist/sdk: node src/sdk/build.mjs [FOLDER]
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = "src/sdk";
/** What a page imports; everything else is packed into these. */
const PAGE_ENTRIES = { index: "index.ts", react: "react.ts", formats: "formats/index.ts", stub: "stub/index.ts" };
/** What runs in the CI of a sub-application. */
const TOOL_ENTRIES = { index: "conformance/index.ts", cli: "conformance/cli.ts" };
const ROUTES = "generated/routeNames.ts";

/** Builds the SDK, its stub shell and its conformance kit as one package that needs no other. */
export async function buildSdk(root, out = `${root}/dist/sdk`) {
  mkdirSync(out, { recursive: true });
  const { rolldown } = await import("rolldown");
  const page = await rolldown(pageOptions(root, within(`${root}/${SOURCE}`, PAGE_ENTRIES)));
  await page.write({
    dir: out,
    format: "esm",
    minify: true,
    chunkFileNames: "[name].js",
    codeSplitting: {
      groups: [
        // What needs no connection is a file of its own, so that it can be imported alone.
        { name: "plain", test: /shellError|frames\/versions/ },
        // All that a connection takes is one file: a page that loads the package as it is waits for one round less.
        { name: "connectToShell", test: /sdk\/connectToShell/ },
      ],
    },
  });
  await page.close();
  const tool = await rolldown({
    input: within(`${root}/${SOURCE}`, TOOL_ENTRIES),
    platform: "node",
    external: (id) => id.startsWith("node:") || id === "@playwright/test",
  });
  await tool.write({ dir: `${out}/conformance`, format: "esm", chunkFileNames: "[name].js" });
  await tool.close();
  writeTypes(root, out);
  for (const name of ["README.md", "stub.html"]) cpSync(`${root}/${SOURCE}/${name}`, `${out}/${name}`);
  writeFileSync(`${out}/package.json`, `${JSON.stringify(packageOf(root), null, 2)}\n`);
}

/** How a page entry is bundled; also for the size check. */
export function pageOptions(root, input) {
  return { input, platform: "browser", external: ["react"], resolve: { alias: { "zod/mini": `${root}/${SOURCE}/zodSubset.ts` } } };
}

function within(folder, entries) {
  return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `${folder}/${file}`]));
}

/** Declarations beside each other as the sources are, with the endings that Node.js wants. */
function writeTypes(root, out) {
  const files = [...Object.values(PAGE_ENTRIES), TOOL_ENTRIES.index].map((file) => `${SOURCE}/${file}`);
  const options = ["--ignoreConfig", "--declaration", "--emitDeclarationOnly", "--outDir", `${out}/types`, "--rootDir", root, "--strict"];
  const language = [
    "--target",
    "es2022",
    "--lib",
    "es2023,dom,dom.iterable",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "--jsx",
    "react-jsx",
    "--skipLibCheck",
  ];
  const run = spawnSync(
    process.execPath,
    ["node_modules/typescript/bin/tsc", ...files, ROUTES, ...options, ...language, "--types", "node"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  if (run.status !== 0) throw new Error(`The types of the SDK cannot be written:\n${run.stdout}${run.stderr}`);
  for (const file of readdirSync(`${out}/types`, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(/(from "|import\(")(\.[^"]*?)(?:\.[tj]s)?"/g, '$1$2.js"'));
  }
}

/** The same entries as in the package.json of the product, so that both are imported by the same names. */
function packageOf(root) {
  const product = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
  const inside = (value) => (typeof value === "string" ? value.replace("./dist/sdk/", "./") : mapped(value, inside));
  return {
    name: product.name,
    version: product.version,
    description: "Connects a sub-application to the shell around it.",
    license: product.license,
    type: "module",
    sideEffects: false,
    engines: { node: product.engines.node },
    exports: inside(product.exports),
    bin: { "clarine-conformance": "./conformance/cli.js" },
    peerDependencies: { "@playwright/test": ">=1.50.0", react: ">=18" },
    peerDependenciesMeta: { "@playwright/test": { optional: true }, react: { optional: true } },
  };
}

function mapped(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/\/$/, "");
  await buildSdk(root, process.argv[2]);
}
