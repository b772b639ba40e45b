// What a browser must load before it shows a page, compressed as the server does it, beside its limits: node tests/size.mjs [MANIFEST]
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

const KB = 1000;
const LIMITS = { login: 140, home: 180, follow: 65, page: 25, sdk: 12 };
const ENTRY = "index.html";
/** Shown with the login page, by night alone. */
const NIGHT = "src/views/publicPages/Stars.tsx";
/** Loaded after the sign-in, before the home screen is shown. */
const HOME = ["src/inside.ts"];
/** Texts needed by then; of the languages the heaviest counts. */
const LOGIN_TEXTS = ["welcome"];
const HOME_TEXTS = ["shell"];
/** Fetched once the home screen is there: what opens over it, and the names of all pages. */
const FOLLOWING = ["SubMenu", "MenuDrawer"]
  .map((part) => `src/views/layout/${part}.tsx`)
  .concat("src/views/layout/Surroundings.tsx", "src/views/layout/DesktopRail.tsx")
  .concat(
    ["PaletteDialog", "ShortcutsDialog", "NoticesDialog"].map((part) => `src/views/palette/${part}.tsx`),
    "src/views/favourites/FavouritesDialog.tsx",
  )
  .concat("src/views/herds/HerdDrawer.tsx", "src/views/dialogs/LogoutDialog.tsx", "src/views/support/ChatButton.tsx")
  .concat("src/flows/work/afterUsable.ts", "src/flows/work/laterWork.ts", "src/adapters/browserServices.ts")
  .concat(
    "src/views/dialogs/SignInAgainDialog.tsx",
    "src/flows/session/signInAgain.ts",
    "src/flows/session/syncTabs.ts",
    "src/adapters/browserTabs.ts",
    "src/adapters/http/sessionRefresh.ts",
  );
const FOLLOWING_TEXTS = ["routes", "pages"];

const file = process.argv[2] ?? "dist/shell/.vite/manifest.json";
const manifest = readManifest();
const out = join(dirname(file), "..");

const login = union(assetsOf(ENTRY), assetsOf(NIGHT), ...LOGIN_TEXTS.map(heaviestTexts));
const home = union(login, ...HOME.map(assetsOf), ...HOME_TEXTS.map(heaviestTexts));
const following = union(...FOLLOWING.map(assetsOf), ...FOLLOWING_TEXTS.map(heaviestTexts));
const pages = Object.keys(manifest).filter(
  (key) => manifest[key].isDynamicEntry && key.startsWith("src/") && ![NIGHT, ...HOME, ...FOLLOWING].includes(key),
);

const rows = [
  { name: "login", bytes: sizeOf(login), limit: LIMITS.login },
  { name: "home, login included", bytes: sizeOf(home), limit: LIMITS.home },
  { name: "what follows home", bytes: sizeOf(without(following, home)), limit: LIMITS.follow },
  // What a page adds to the one it is reached from.
  ...pages.map((key) => ({
    name: key,
    bytes: sizeOf(without(assetsOf(key), key.includes("/welcome/") ? login : home)),
    limit: LIMITS.page,
  })),
];
rows.push({ name: "sdk, with everything", bytes: sizeOf(sdkFiles("index.js")), limit: LIMITS.sdk });
const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, bytes, limit } of rows) {
  const verdict = bytes <= limit * KB ? "ok" : "OVER";
  console.log(`${name.padEnd(width)}  ${(bytes / KB).toFixed(1).padStart(6)} kB  <= ${String(limit).padStart(3)} kB  ${verdict}`);
}
process.exitCode = rows.every(({ bytes, limit }) => bytes <= limit * KB) ? 0 : 1;

/** Files of a chunk and of all it imports at once. */
function assetsOf(key) {
  const files = new Set();
  const seen = new Set();
  const visit = (at) => {
    if (seen.has(at)) return;
    seen.add(at);
    const chunk = manifest[at];
    if (chunk === undefined) stop(`${at} is no chunk of this build: mend the list in tests/size.mjs.`);
    for (const asset of [chunk.file, ...(chunk.css ?? [])]) files.add(asset);
    for (const other of chunk.imports ?? []) visit(other);
  };
  visit(key);
  return files;
}

/** Files of the built SDK that a page loads with one of its entries. */
function sdkFiles(entry) {
  const files = new Set([`../sdk/${entry}`]);
  for (const name of files)
    for (const [, other] of readFileSync(join(out, name), "utf8").matchAll(/from\s*"\.\/([^"]+)"/g)) files.add(`../sdk/${other}`);
  return files;
}

function heaviestTexts(namespace) {
  const keys = Object.keys(manifest).filter((key) => key.startsWith("generated/labels/") && key.endsWith(`/${namespace}.ts`));
  return heaviest(keys.map(assetsOf)) ?? stop(`There are no texts "${namespace}" in this build: mend the list in tests/size.mjs.`);
}

function heaviest(sets) {
  return [...sets].sort((a, b) => sizeOf(b) - sizeOf(a))[0];
}

function sizeOf(files) {
  return [...files].reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name)), { level: 9 }).length, 0);
}

function union(...sets) {
  return new Set(sets.flatMap((set) => [...set]));
}

function without(files, others) {
  return new Set([...files].filter((name) => !others.has(name)));
}

function readManifest() {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return stop(`${file} cannot be read: build first, with build.manifest on.`);
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
