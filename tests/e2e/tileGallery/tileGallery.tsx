import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { DASHBOARDS } from "../../../generated/dashboards";
import { LABELS as DE } from "../../../generated/labels/de/pages";
import { LABELS as EN } from "../../../generated/labels/en/pages";
import { LABELS as ES } from "../../../generated/labels/es/pages";
import { LABELS as FR } from "../../../generated/labels/fr/pages";
import { LABELS as IT } from "../../../generated/labels/it/pages";
import { PERSONAS } from "../../../generated/personas";
import { TABLES } from "../../../generated/tables";
import { createTranslator } from "../../../src/adapters/translator";
import type { TileRecord } from "../../../src/domain/registry/tables";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import type { Dashboards } from "../../../src/flows/dashboards/createDashboards";
import type { TileFigures } from "../../../src/flows/menu/tileFigures";
import type { QuickAccess } from "../../../src/flows/quickAccess/createQuickAccess";
import { createPart } from "../../../src/loading/part";
import { type Shell, ShellContext } from "../../../src/views/context/shell";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { TileGroups } from "../../../src/views/tiles/TileGroups";
import { sectionOf, smallTables, tileOf, viewerOf } from "../../support/smallTables";
import "../../../src/views/theme/tokens.css";
import "../../../src/views/theme/base.css";

/** Labels and icons that no registry should hold, by the name of the case, and those that this one does hold. */
const GERMAN = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";
const CASES: Readonly<Record<string, readonly string[]>> = {
  long: [`${GERMAN} ${GERMAN} ${GERMAN} ${GERMAN}`.slice(0, 200), "x".repeat(200), "Ein Wort ".repeat(23).slice(0, 200), "Kurz"],
  rtl: ["سجل العلاجات البيطرية للقطيع", "מרשם הטיפולים", "Kurz"],
  accents: [
    "Élevage",
    "Événements à venir",
    "Êtres à Ébreuil",
    "Ångström Äcker",
    "Übersicht Öle",
    "Ñandú Última",
    "È più À",
    "ÉÊÅÜ ÉÊÅÜ ÉÊÅÜ ÉÊÅÜ",
  ],
  many: Array.from({ length: 300 }, (_, at) => `Kachel ${at}`),
};

const address = new URLSearchParams(window.location.search);
const language = address.get("language") ?? "de";
const texts =
  new Map<string, Readonly<Record<string, string>>>(Object.entries({ de: DE, en: EN, es: ES, fr: FR, it: IT })).get(language) ?? {};
const labels = CASES[address.get("case") ?? ""] ?? ownLabels();

/** The labels of all tiles of this registry in the language asked for. */
function ownLabels(): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) => (key.startsWith("tile.") ? [text] : []));
}
const icon = address.get("icon") ?? "cow";
const tiles = labels.map((_, at): TileRecord => tileOf(`t${at}`, "page.main", 1, { icon, size: at === 0 ? 2 : 1 }));
/** The menus of this registry, as somebody sees them who may open everything. */
const isMenu = address.has("menu");
const tables = isMenu ? TABLES : smallTables({ routes: [{ name: "page.main" }], more: { sections: [sectionOf("s", tiles)] } });
const everything = { ...PERSONAS["tous-droits"].profile, laitier: true, allaitant: true, numCheptel: "FR35901112" };
const resolver = createResolver(tables, viewerOf(isMenu ? everything : {}));
const sections = isMenu ? resolver.menu().map(({ section }) => section.id) : ["s"];
const previewsOf = (section: string) => DASHBOARDS.tiles.filter((tile) => tile.section === section).length;

/** Only what tiles read of the shell. */
const shell = {
  menu: { resolver, sections: resolver.menu(), closeAll: () => undefined, sectionByRoute: () => null, sectionOf: () => null },
  registry: { tables },
  network: { online: true },
  location: { address: "/" },
  session: { numCheptel: isMenu ? everything.numCheptel : null },
  dashboards: createPart<Dashboards>(() => new Promise(() => undefined)),
  quickAccess: createPart<QuickAccess>(() => new Promise(() => undefined)),
  tileFigures: createPart<TileFigures>(() => new Promise(() => undefined)),
  tileExtras: createPart(async () => ({ ...(await import("../../../src/views/tiles/tileExtras")), offline: { stateOf: () => null } })),
} satisfies Partial<Record<keyof Shell, unknown>>;

const translator = createTranslator("de");
translator.add("de", "pages", { ...texts, ...Object.fromEntries(labels.map((label, at) => [`tile.t${at}`, label])) });
document.documentElement.lang = language;
const page = (
  <TranslationProvider i18n={translator.i18n}>
    <ShellContext value={Object.assign(Object.create(null) as Shell, shell)}>
      {address.has("drawer") ? (
        <dialog open style={{ width: "min(320px, 88vw)", padding: 16, border: 0, margin: 0 }}>
          <TileGroups section="s" whole={false} previews={null} />
        </dialog>
      ) : (
        <main style={{ padding: 24 }}>
          {sections.map((section) => (
            <TileGroups key={section} section={section} whole={isMenu} previews={previewsOf(section)} />
          ))}
        </main>
      )}
    </ShellContext>
  </TranslationProvider>
);
const root = document.getElementById("root");
if (root) createRoot(root).render(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
