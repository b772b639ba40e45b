/** Tables with a menu of so many tiles under so many distinct guards; routes are as few as the resolver can do with. */
export function menuTables({ tiles, guards, tilesPerGroup, groupsPerSection }, matcherOf) {
  const grants = Array.from({ length: guards }, (_, at) => grantName(at));
  // Every eighth guard asks for any of two grants, every sixteenth for two clauses, as in the product's registry.
  const own = grants.map((grant, at) => guardOf(clausesOf(grant, grants[(at * 7) % guards], at)));
  const routes = [{ name: "home", path: "", application: "app", guard: 0 }];
  const all = Array.from({ length: tiles }, (_, at) => tileOf(at, 1 + (at % guards)));
  return {
    guards: [guardOf([]), ...own],
    routes: Object.fromEntries(routes.map((route) => [route.name, route])),
    matcher: matcherOf(routes),
    applications: {},
    sections: chunks(chunks(all, tilesPerGroup).map(groupOf), groupsPerSection).map(sectionOf),
    tabs: { desktop: [], mobile: [] },
    homes: { values: { HOME: "home" }, byOrigin: {}, otherwise: "HOME" },
    workshops: [],
    features: { multiHerd: "desk.switch", multiHerdOffline: "desk.offline", candidate: "desk.candidate" },
    access: { offlineMask: 8, allOpensEverything: false, everybody: "ALL" },
    screens: {},
    keptQuery: [],
    exactGrants: [],
    pathParamsInQuery: true,
  };
}

/** A user who holds about half: some families whole by their prefix, other grants one by one or with a level. */
export function halfHolder(guards) {
  const names = Array.from({ length: guards }, (_, at) => grantName(at));
  const families = [...new Set(names.map((name) => name.split(".")[0]))];
  const droits = [...families.filter((_, at) => at % 4 === 0), ...names.filter((_, at) => at % 4 === 1)];
  const authorizes = Object.fromEntries(names.filter((_, at) => at % 8 === 3).map((name, at) => [name, at % 3 === 0 ? 0 : 9]));
  return { id: "1", email: "a@b.fr", numCheptel: "FR35123456", origin: "ELEVEUR", droits, rules: { authorizes } };
}

function grantName(at) {
  return `family${Math.floor(at / 20)}.app${Math.floor(at / 4) % 5}.right${at % 4}`;
}

/** Written out whole: records made by spreading have a hidden class each, which those of the product have not. */
function guardOf(clauses) {
  return { public: false, clauses, applications: [], multiHerd: false, multiFirst: false, workshop: null };
}

function clausesOf(grant, other, at) {
  if (at % 16 === 0) return [[grant], [other]];
  return [at % 8 === 4 ? [grant, other] : [grant]];
}

function tileOf(at, guard) {
  const target = { kind: "route", targets: [{ route: "home", params: {}, query: {}, guard }] };
  return { id: `tile${at}`, section: "s", group: "g", icon: "map", size: 1, target };
}

function groupOf(tiles, at) {
  return { id: `g${at}`, tiles };
}

function sectionOf(groups, at) {
  const id = `s${at}`;
  return {
    id,
    icon: "home",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: null,
    reverseFor: [],
    groups,
  };
}

function chunks(values, size) {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
}
