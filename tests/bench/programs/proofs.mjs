// node programs/proofs.mjs PROVER SIZE: milliseconds of processor time of proving a menu, as JSON.
const [prover, ofSize] = process.argv.slice(2);
const { createProver, matcherOf, proveHomes, tileClaims } = await import(prover);
const { tiles, failing } = JSON.parse(ofSize);

const OPEN = { public: false, clauses: [], applications: [], multiHerd: false, multiFirst: false, workshop: null };
const PER_GRANT = 10;
const tables = tablesOf();
// A small registry is proven in less than the compiler takes to warm up; the tool pays for both.
const before = process.cpuUsage();
const one = createProver(tables);
const proofs = [...tileClaims(tables).map(one.prove), ...proveHomes(one)];
const { user, system } = process.cpuUsage(before);
const failed = proofs.filter(({ kind, holds }) => kind === "tile-opens-route" && holds === false);
if (failed.length !== failing || failed.some(({ counterexample }) => counterexample === undefined))
  throw new Error(`${failed.length} tiles fail`);
console.log(JSON.stringify({ ms: (user + system) / 1000, failed: failed.length }));

/** Ten routes and tiles a grant; a failing tile has a wider access of its own. */
function tablesOf() {
  const grants = Math.ceil(tiles / PER_GRANT);
  const each = tiles / failing;
  const guards = [
    { ...OPEN, public: true },
    ...Array.from({ length: grants }, (_, n) => ({ ...OPEN, clauses: [[`area${n % 50}.g${n}`]] })),
    ...Array.from({ length: failing }, (_, n) => ({
      ...OPEN,
      clauses: [[`area${Math.floor((n * each) / PER_GRANT) % 50}.g${Math.floor((n * each) / PER_GRANT)}`, `other.g${n}`]],
    })),
  ];
  const guardOf = (n) => 1 + Math.floor(n / PER_GRANT);
  const shell = [
    { name: "root", path: "", application: "shell", guard: 0, screen: "root" },
    { name: "login", path: "welcome/login", application: "shell", guard: 0, screen: "login" },
    { name: "404", path: "*", application: "shell", guard: 0, screen: "notFound" },
  ];
  const pages = Array.from({ length: tiles }, (_, n) => ({
    name: `r${n}`,
    path: `g${guardOf(n)}/r${n}`,
    application: "app",
    guard: guardOf(n),
  }));
  const tileOf = (n) => ({
    id: `t${n}`,
    section: "s",
    group: "g",
    icon: "x",
    size: 1,
    target: {
      kind: "route",
      targets: [{ route: `r${n}`, params: {}, query: {}, guard: n % each === 0 ? 1 + grants + n / each : guardOf(n) }],
    },
  });
  const section = (at) => ({
    id: `s${at}`,
    icon: "x",
    entry: true,
    desktop: true,
    mobile: true,
    multiHerd: false,
    opens: "tiles",
    defaultRoute: null,
    reverseFor: [],
    groups: [{ id: "g", tiles: Array.from({ length: Math.min(100, tiles - at * 100) }, (_, n) => tileOf(at * 100 + n)) }],
  });
  const routes = [...shell, ...pages];
  return {
    guards,
    routes: Object.fromEntries(routes.map((route) => [route.name, route])),
    matcher: matcherOf(routes),
    applications: { app: { id: "app", frame: null, login: null, code: null, domain: "d", section: null } },
    sections: Array.from({ length: Math.ceil(tiles / 100) }, (_, at) => section(at)),
    tabs: { desktop: [], mobile: [] },
    homes: { values: { FIRST: "r1" }, byOrigin: {}, otherwise: "FIRST" },
    workshops: [],
    features: { multiHerd: "desk.switch", multiHerdOffline: "desk.offline", candidate: "desk.candidate" },
    access: { offlineMask: 8, allOpensEverything: false, everybody: "ALL" },
    exactGrants: [],
    screens: { root: "root", login: "login", notFound: "404" },
    keptQuery: [],
    pathParamsInQuery: true,
  };
}
