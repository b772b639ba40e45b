import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type CSSModulesOptions, defineConfig, type Plugin } from "vite";
import { registryPlugin } from "./codegen/vite/registryPlugin.ts";
import { fetchBeforeImportPlugin, WITH_OWN_FILE } from "./scripts/fetchBeforeImport.ts";
import { frameModulesPlugin } from "./scripts/frameModules.ts";
import { layoutStylesPlugin } from "./scripts/layoutStyles.ts";
import { stylesOfPartsPlugin } from "./scripts/stylesOfParts.ts";
import { buildSubApplications, NOTICES } from "./scripts/subApplications.mjs";
import { textKeysPlugin } from "./scripts/textKeys.ts";
import { demoInWatchModePlugin, originsInWatchModePlugin } from "./scripts/watchMode.ts";
import { webAppManifestPlugin } from "./scripts/webAppManifestPlugin.ts";
import { prerenderPlugin } from "./src/prerender/prerenderPlugin.ts";
import { inlineHashes } from "./src/server/site/inlineHashes.ts";

const OUT = "dist/shell";
/** The two applications. */
const PUBLIC = "src/public.tsx";
const SHELL = "src/shell.ts";
// Of a name in a list of files its hash alone cannot be compressed; shorter ones the bundler refuses.
const SCRIPT_NAMES = "assets/[name]-[hash:7].js";
const ASSET_NAMES = "assets/[name]-[hash:7][extname]";

/** The classes of each file, and the file behind each beginning of their names. */
const classesOf = new Map<string, string[]>();
const filesOf = new Map<string, string>();

/** As short as they can be compressed: three letters for the file and the number of the class in it, the same in every build. */
const CLASS_NAMES: CSSModulesOptions = {
  generateScopedName: (name, file) => {
    const inProject = relative(fileURLToPath(new URL(".", import.meta.url)), file.split("?")[0] ?? file);
    const prefix = createHash("sha256").update(inProject).digest("base64url").slice(0, 3);
    const owner = filesOf.get(prefix) ?? inProject;
    if (owner !== inProject) throw new Error(`${inProject} has the class names of ${owner}: rename one of them`);
    filesOf.set(prefix, owner);
    const known = classesOf.get(inProject) ?? [];
    classesOf.set(inProject, known);
    if (!known.includes(name)) known.push(name);
    return `_${prefix}${known.indexOf(name)}`;
  },
};

/** Styles of what comes with a press, or to few: the page is whole without them. */
const STYLES_OF_PARTS =
  /\/src\/views\/(tour\/|sessions\/|offline\/|frames\/(FailureCard|UnconnectedNote)|herds\/(Herd(Drawer|List|Options|Row|Search|Sections)|Switch(Card|Progress)|WhichHerd)|favourites\/(FavouritesDialog|PinButton)|tiles\/(CandidateBadge|Dashboards|OfflineMark|Tile(Figure|Purpose))|dialogs\/TitledDialog|frameOverlays\/|bell\/BellSheet|help\/HelpSheet|palette\/(PaletteList|ShortcutsDialog)|layout\/(NoRightsCard|menus\/MenuDrawer|controls\/WorkshopFilter)|parts\/RightsContacts|publicPages\/(TermsPage|herdChoice\/))/;

/** The demo sub-applications are pages of their own that share no chunk with the shell. */
function demoSubApplications(): Plugin {
  let root = "";
  return {
    name: "demo-sub-applications",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    async closeBundle(error) {
      if (!error) await buildSubApplications(root, OUT, [layoutStylesPlugin()]);
    },
  };
}

/** What a policy of a web server must know of the built page, in the words of nginx and of Caddy (docs/operations.md). */
function hashesForWebServers(): Plugin {
  let root = "";
  return {
    name: "hashes-for-web-servers",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    async writeBundle() {
      const folder = join(root, "dist/web");
      const { scripts, styles } = inlineHashes(await readFile(join(root, OUT, "index.html"), "utf8"));
      await mkdir(folder, { recursive: true });
      await writeFile(
        `${folder}/nginx-hashes.conf`,
        `set $clarine_inline_scripts "${scripts}";\nset $clarine_inline_styles "${styles}";\n`,
      );
      await writeFile(`${folder}/caddy-hashes.env`, `CLARINE_INLINE_SCRIPTS="${scripts}"\nCLARINE_INLINE_STYLES="${styles}"\n`);
    },
  };
}

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What the first paint needs travels in three files: packages, which hardly ever change, the public pages and the shell. */
function firstFile(id: string, modules: Modules): string | null {
  if (importedBy(PUBLIC, modules).has(id)) return id.includes("/node_modules/") ? "packages" : "public";
  return importedBy(SHELL, modules).has(id) ? "shell" : null;
}

/** Small modules that are all there once the first page is, by the file they share: each in one of its own would weigh more. */
const TOGETHER = sharedFiles({
  around: [
    "src/domain/formats/timeAgo.ts",
    "src/domain/formats/moment.ts",
    "src/domain/search/tagScan.ts",
    "src/views/tiles/Tiles.module.css",
    "src/views/dialogs/Dialog.tsx",
    "src/views/parts/sectionHue.ts",
    "src/views/parts/HyphenatedLabel.tsx",
    "src/views/favourites/FavouriteLink.tsx",
    "src/views/favourites/FavouriteList.tsx",
    "src/views/favourites/useTileName.ts",
    "src/views/favourites/useQuickAccess.ts",
    "src/views/layout/controls/NetworkIndicator.tsx",
    "src/views/layout/menus/SubMenu.tsx",
    "src/views/layout/controls/ThemeChooser.tsx",
    "src/views/palette/Palette.module.css",
    "src/views/palette/SearchButton.tsx",
    "src/views/palette/useSectionTabs.ts",
    "src/views/palette/useAnimalSearchAddress.ts",
  ],
  outbox: [
    "node_modules/idb",
    "src/adapters/openOutbox.ts",
    "src/adapters/outbox",
    "src/flows/outbox/actionQueue.ts",
    "src/flows/outbox/startDrain.ts",
    "src/flows/outbox/safeSync.ts",
    "src/flows/outbox/sentHistory.ts",
  ],
  afterFirstPage: [
    "src/adapters/tabs/browserTabs.ts",
    "src/adapters/http/sessionRefresh.ts",
    "src/flows/session/sessionAcrossTabs.ts",
    "src/flows/vitals/reportVitals.ts",
    "src/protocol/frames/messages/messagesToFrame.ts",
    "src/flows/herds/openHerdSync.ts",
  ],
  signInAgain: ["src/views/dialogs/SignInAgainDialog.tsx", "src/flows/login/signInAgain.ts"],
});

function sharedFiles(files: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(files).map(([name, members]) => {
    const paths = members.map((member) => fileURLToPath(new URL(member, import.meta.url)));
    const gone = paths.find((path) => !existsSync(path));
    if (gone !== undefined) throw new Error(`${gone}, a part of the file "${name}", is not there: name where it is now.`);
    return { name, test: (id: string) => paths.some((path) => id.startsWith(path)) };
  });
}

const imported = new Map<string, ReadonlySet<string>>();

function importedBy(entry: string, modules: Modules): ReadonlySet<string> {
  const known = imported.get(entry);
  if (known) return known;
  const found = new Set([fileURLToPath(new URL(entry, import.meta.url))]);
  for (const id of found) for (const other of modules.getModuleInfo(id)?.importedIds ?? []) found.add(other);
  imported.set(entry, found);
  return found;
}

export default defineConfig({
  appType: "spa",
  resolve: {
    alias: [
      // React has it itself.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
      // Its `exports` lead a page to the build for development.
      {
        find: /^react-router$/,
        replacement: fileURLToPath(new URL("node_modules/react-router/dist/production/index.mjs", import.meta.url)),
      },
    ],
  },
  plugins: [
    // The map of lots is drawn by Vue.
    react({ exclude: /\/src\/examples\/lots\// }),
    registryPlugin(),
    frameModulesPlugin(),
    layoutStylesPlugin(),
    webAppManifestPlugin(),
    textKeysPlugin(),
    fetchBeforeImportPlugin(),
    stylesOfPartsPlugin(STYLES_OF_PARTS),
    prerenderPlugin({
      plugins: () => [react(), layoutStylesPlugin()],
      workFolder: "dist/prerender",
      classNames: CLASS_NAMES,
      assetFileNames: ASSET_NAMES,
      applications: { public: PUBLIC, shell: SHELL },
    }),
    demoSubApplications(),
    hashesForWebServers(),
    originsInWatchModePlugin(),
    demoInWatchModePlugin(OUT),
  ],
  css: { modules: CLASS_NAMES },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    // One style sheet in the page: one beside the script of a part might not come.
    cssCodeSplit: false,
    modulePreload: WITH_OWN_FILE,
    // Read by the size check.
    manifest: true,
    // As text it is shown, not downloaded.
    license: { fileName: NOTICES },
    rolldownOptions: {
      input: "index.html",
      checks: { pluginTimings: false },
      output: {
        entryFileNames: SCRIPT_NAMES,
        chunkFileNames: SCRIPT_NAMES,
        assetFileNames: ASSET_NAMES,
        codeSplitting: { groups: [{ name: firstFile }, ...TOGETHER] },
      },
    },
  },
});
