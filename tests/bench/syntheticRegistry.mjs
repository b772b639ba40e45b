// Writes a registry of a given number of routes, for measures and for tests of scale:
// node tests/bench/syntheticRegistry.mjs --routes 3000 --out DIR
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parse, stringify } from "yaml";

const REGISTRY = join(dirname(fileURLToPath(import.meta.url)), "../../registry");
const SCREENS = ["root", "login", "support", "forgot", "renew", "multi", "cgu", "tour", "notFound"];
const ROUTES_PER_APPLICATION = 20;
const APPLICATIONS_PER_AREA = 10;
/** Shapes of addresses, taken in turn. */
const PATHS = ["", "", "/:id", "/:id?", "/:id/detail/:numNational", "/list/:code*", "/group/:code+"];

/** Writes the registry; the vocabularies that do not grow are those of the real one, in its default language. */
export function writeSyntheticRegistry(routes, out) {
  rmSync(out, { recursive: true, force: true });
  const put = (path, document) => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), typeof document === "string" ? document : stringify(document, { lineWidth: 0 }));
  };
  const applications = listApplications(routes - SCREENS.length);
  const areas = [...new Set(applications.map(({ area }) => area))];
  for (const name of ["calls", "entities", "workshops"]) put(`${name}.yaml`, inOneLanguage(read(name)));
  put("settings.yaml", settingsFor(applications));
  put("labels/fr.yaml", read("labels/fr"));
  put("languages.yaml", { default: "fr", languages: [{ id: "fr", name: "Français", country: "FR", locale: "fr-FR" }] });
  put("icons.yaml", { icons: {} });
  put("params.yaml", { params: Object.fromEntries(["id", "code", "numNational", "email", "token"].map((name) => [name, paramOf(name)])) });
  put("homes.yaml", { values: { FIRST: applications[0].routes[0].name }, byOrigin: {}, otherwise: "FIRST" });
  put("suppliers.yaml", { id: "suppliers", placeholder: "supplier", items: [{ id: "alpha", label: text("Alpha") }] });
  put("milkProviders.yaml", { id: "milkProviders", placeholder: "provider", items: [{ id: "beta", label: text("Beta") }] });
  put("tabs.yaml", { desktop: ["home", "sections"].map(tab), mobile: [tab("home")] });
  put("dashboards.yaml", dashboardsFor(applications[0]));
  put("domains.yaml", { domains: [domain("shell", "public"), ...areas.map((area) => domain(area, { anyOf: [area] }))] });
  put("applications/shell/shell.yaml", shellApplication());
  put("personas/tous-droits.yaml", persona());
  for (const application of applications) put(`applications/${application.area}/${application.id}.yaml`, documentOf(application));
  for (const [at, area] of areas.entries()) {
    const own = applications.filter((application) => application.area === area);
    put(`grants/${area}.yaml`, grantsOf(area, own));
    put(`menus/${area}.yaml`, menuOf(area, at, own));
  }
}

/** Name and address of every route of such a registry. */
export function syntheticRoutes(routes) {
  const own = SCREENS.map((screen) => ({ name: `welcome.${screen}`, path: pathOf(screen) }));
  return [...own, ...listApplications(routes - SCREENS.length).flatMap((application) => application.routes)];
}

function listApplications(routes) {
  const count = Math.max(1, Math.ceil(routes / ROUTES_PER_APPLICATION));
  return Array.from({ length: count }, (_, at) => {
    const area = `area${Math.floor(at / APPLICATIONS_PER_AREA)}`;
    const id = `app${at}`;
    const size = Math.min(ROUTES_PER_APPLICATION, routes - at * ROUTES_PER_APPLICATION);
    return { id, area, grant: `${area}.${id}`, routes: Array.from({ length: Math.max(1, size) }, (_, of) => routeOf(id, of)) };
  });
}

function routeOf(application, at) {
  return { name: `${application}.page${at}`, path: `${application}/page${at}${PATHS[at % PATHS.length]}` };
}

function documentOf({ id, area, grant, routes }) {
  return {
    id,
    label: text(id),
    domain: area,
    access: { anyOf: [grant] },
    frame: { base: `/${id}` },
    login: { path: id },
    routes: Object.fromEntries(routes.map(({ name, path }) => [name, { label: text(name), path }])),
  };
}

function grantsOf(area, applications) {
  const names = [area, ...applications.map(({ grant }) => grant)];
  return {
    id: area,
    label: text(area),
    grants: Object.fromEntries(names.map((name) => [name, { label: text(name), opens: text(`Ouvrir ${name}.`) }])),
  };
}

/** Every other route without parameters has a tile. */
function menuOf(area, order, applications) {
  const plain = applications.flatMap(({ routes }) => routes.filter(({ path }) => !path.includes(":")));
  const tiles = plain
    .filter((_, at) => at % 2 === 0)
    .map(({ name }) => ({ id: name.replace(".", "-"), label: text(name), icon: "map", route: name }));
  return { id: area, label: text(area), icon: "home", order: order * 10, groups: [{ id: "all", tiles }] };
}

function shellApplication() {
  const routes = SCREENS.map((screen) => [`welcome.${screen}`, { label: text(screen), path: pathOf(screen), screen }]);
  return { id: "shell", label: text("Clarine"), domain: "shell", routes: Object.fromEntries(routes) };
}

function pathOf(screen) {
  return { root: "", notFound: "*", renew: "welcome/renew/:email/:token" }[screen] ?? `welcome/${screen}`;
}

function settingsFor([first]) {
  const subjects = readdirSync(join(REGISTRY, "settings")).map((file) => read(`settings/${basename(file, ".yaml")}`));
  const { features, routes, quickAccess, framePool, ...rest } = Object.assign({}, ...subjects);
  // Pages and icons of the product's own are not part of the measured registry.
  const actions = quickAccess.actions.map((action) => ({ ...action, icon: "home" }));
  const all = (fields, value) => Object.fromEntries(Object.keys(fields).map((field) => [field, value]));
  return inOneLanguage({
    ...rest,
    quickAccess: { ...quickAccess, actions, acts: [] },
    framePool: { ...framePool, stateManager: first.id, map: first.id },
    features: all(features, first.grant),
    routes: all(routes, first.routes[0].name),
  });
}

function dashboardsFor({ id, area, routes }) {
  const tile = { id: "one", label: text("Un"), icon: "home", route: routes[0].name, application: id, section: area };
  return { views: ["mini"], livePreviews: 6, tiles: [tile] };
}

function persona() {
  const profile = { nom: "Tous", prenom: "Droits", email: "tous@exemple.fr", origin: "ELEVEUR", connectedAs: "USER" };
  const herd = { numCheptel: "FR35123456", raisonSociale: "GAEC", nom: "T", prenom: "D", ville: "Rennes", laitier: true, allaitant: false };
  return {
    id: "tous-droits",
    label: text("Tous droits"),
    description: text("Tient tout."),
    login: "oneToken",
    allGrants: true,
    profile,
    herds: [herd],
  };
}

function domain(id, access) {
  return { id, label: text(id), access };
}

function tab(opens) {
  return { id: opens, label: text(opens), icon: "home", opens };
}

function paramOf(name) {
  return { label: text(name), sample: "12" };
}

function text(fr) {
  return { fr };
}

function read(name) {
  return parse(readFileSync(join(REGISTRY, `${name}.yaml`), "utf8"));
}

/** Texts that have several languages, reduced to French. */
function inOneLanguage(value) {
  if (Array.isArray(value)) return value.map(inOneLanguage);
  if (typeof value !== "object" || value === null) return value;
  if (typeof value.fr === "string" && typeof value.en === "string") return { fr: value.fr };
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, inOneLanguage(field)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { routes: { type: "string", default: "300" }, out: { type: "string" } } });
  if (!values.out) throw new Error("--out DIR is missing");
  writeSyntheticRegistry(Number(values.routes), values.out);
}
