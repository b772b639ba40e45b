// What a browser loads, compressed as the server does it, beside its limits: node tests/size.mjs [MANIFEST]
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

const KB = 1000;
const LIMITS = { login: 155, home: 260, sdk: 12 };
/** The one style sheet of the page. */
const STYLES = "style.css";
/** Texts of the first screens; of the languages the heaviest counts. */
const LOGIN_TEXTS = ["welcome"];
const HOME_TEXTS = ["welcome", "shell", "pages"];
/** Loaded only after a press, for the page that asks, without network, or for what hardly anybody sees. */
const NOT_BY_ITSELF = new Set([
  "src/adapters/storage/herdStorageDatabase.ts",
  "src/flows/account/acceptTerms.ts",
  "src/flows/account/createAccountFlows.ts",
  "src/flows/dashboards/createDashboards.ts",
  "src/flows/frames/handlers/datex.ts",
  "src/flows/frames/lifecycle/parentReload.ts",
  "src/flows/frames/handlers/relatedTiles.ts",
  "src/flows/frames/handlers/entriesFrom.ts",
  "src/flows/menu/tileFigures.ts",
  "src/flows/offline/createOffline.ts",
  "src/flows/herds/createHerdSwitch.ts",
  "src/flows/login/switchToLinkedHerd.ts",
  "src/flows/outbox/entryModules.ts",
  "src/flows/quickAccess/animalSearch.ts",
  "src/flows/session/sessionList.ts",
  "src/flows/tour/createTour.ts",
  "src/flows/tour/installOffer.ts",
  "src/flows/workshops/applyWorkshops.ts",
  "src/views/dialogs/LogoutDialog.tsx",
  "src/views/frameOverlays/overlayViews.ts",
  "src/views/frames/failureCards.ts",
  "src/views/herds/herdViews.ts",
  "src/views/layout/NoRightsCard.tsx",
  "src/views/layout/controls/WorkshopFilter.tsx",
  "src/views/layout/menus/MenuDrawer.tsx",
  "src/views/offline/offlineViews.ts",
  "src/views/palette/quickDialogs.ts",
  "src/views/publicPages/accountPages.ts",
  "src/views/tiles/tileExtras.ts",
  "src/views/tour/TourPage.tsx",
]);
const TEXTS = /^generated\/labels\/(\w+)\/\w+\.ts$/;

const file = process.argv[2] ?? "dist/shell/.vite/manifest.json";
const manifest = readManifest();
const out = join(dirname(file), "..");
const languages = new Set(Object.keys(manifest).flatMap((key) => TEXTS.exec(key)?.[1] ?? []));

const login = reach([fileOf("public"), STYLES]);
// With all that loads by itself, as tests/e2e/site/size.spec.ts sees it within five seconds.
const home = reach([fileOf("public"), fileOf("shell"), STYLES], true);
for (const part of NOT_BY_ITSELF) if (!manifest[part]) stop(`${part} is no part of this build.`);
const rows = [
  { name: "login", bytes: heaviest(login, LOGIN_TEXTS), limit: LIMITS.login },
  { name: "home, with what loads by itself", bytes: heaviest(home, HOME_TEXTS), limit: LIMITS.home },
  { name: "sdk, with everything", bytes: sizeOf(sdkFiles("index.js")), limit: LIMITS.sdk },
];
const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, bytes, limit } of rows) {
  const verdict = bytes <= limit * KB ? "ok" : "OVER";
  console.log(`${name.padEnd(width)}  ${(bytes / KB).toFixed(1).padStart(6)} kB  <= ${String(limit).padStart(3)} kB  ${verdict}`);
}
process.exitCode = rows.every(({ bytes, limit }) => bytes <= limit * KB) ? 0 : 1;

/** The file of one of the two applications. */
function fileOf(application) {
  return (
    Object.keys(manifest).find((key) => key.startsWith(`_${application}-`)) ?? stop(`There is no file "${application}" in this build.`)
  );
}

/** Chunks that come with others, at once or later by themselves; those of texts count by language. */
function reach(keys, ever = false, seen = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key] ?? stop(`${key} is no chunk of this build.`);
    if (seen.has(key) || TEXTS.test(key)) continue;
    seen.add(key);
    const byItself = ever ? (chunk.dynamicImports ?? []).filter((part) => !NOT_BY_ITSELF.has(part)) : [];
    reach([...(chunk.imports ?? []), ...byItself], ever, seen);
  }
  return seen;
}

/** The size with some texts, in the language in which it is largest. */
function heaviest(keys, texts) {
  const sizes = [...languages].map((language) => {
    const all = [...keys, ...texts.map((name) => `generated/labels/${language}/${name}.ts`)];
    return sizeOf(new Set(all.map((key) => manifest[key].file)));
  });
  return Math.max(...sizes);
}

/** Files of the built SDK that a page loads with one of its entries. */
function sdkFiles(entry) {
  const files = new Set([`../sdk/${entry}`]);
  for (const name of files)
    for (const [, other] of readFileSync(join(out, name), "utf8").matchAll(/from\s*"\.\/([^"]+)"/g)) files.add(`../sdk/${other}`);
  return files;
}

function sizeOf(files) {
  return [...files].reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name)), { level: 9 }).length, 0);
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
