// node programs/menu.mjs DOMAIN SIZE: microseconds of rebuilding the visible menu, by way, as JSON.
import { createMongoAbility } from "@casl/ability";
import { halfHolder, menuTables } from "./menuTables.mjs";
import { timePerCall } from "./timing.mjs";

const [domain, ofSize] = process.argv.slice(2);
const size = JSON.parse(ofSize);
const { matcherOf, createResolver, readProfile } = await import(domain);
const tables = menuTables(size, matcherOf);
const user = readProfile(halfHolder(size.guards));
const grants = [...new Set(tables.guards.flatMap(({ clauses }) => clauses.flat()))];

const ways = {
  own: () => {
    // A profile that has just arrived: nothing is known of it from a menu before.
    const fresh = { ...user };
    return createResolver(tables, { user: fresh, multiUser: fresh, online: true, mode: null, numCheptel: user.numCheptel }).menu();
  },
  naive: () => {
    const droits = new Set(user.droits);
    return menuBy((grant) => holds(grant, droits));
  },
  casl: () => {
    const ability = createMongoAbility(held.map((subject) => ({ action: "open", subject })));
    return menuBy((grant) => ability.can("open", grant));
  },
};
/** CASL knows no prefixes, so it gets the single grants, worked out beforehand. */
const held = grants.filter((grant) => holds(grant, new Set(user.droits)));

const [wanted, ...others] = Object.values(ways).map((way) => countTiles(way()));
if (wanted === 0 || others.some((count) => count !== wanted)) throw new Error(`The menus differ: ${wanted}, ${others.join(", ")} tiles`);
console.log(JSON.stringify({ ...timePerCall(ways, 15), visible: wanted }));

/** Every tile asks for the grants of its guard anew. */
function menuBy(holdsGrant) {
  const shows = (tile) => tables.guards[tile.target.targets[0].guard].clauses.every((clause) => clause.some(holdsGrant));
  const sections = [];
  for (const section of tables.sections) {
    const groups = section.groups.map(({ id, tiles }) => ({ id, tiles: tiles.filter(shows) })).filter(({ tiles }) => tiles.length > 0);
    if (groups.length > 0) sections.push({ section, groups });
  }
  return sections;
}

function holds(grant, droits) {
  for (let name = grant; ; ) {
    if (Object.hasOwn(user.rules.authorizes, name)) return user.rules.authorizes[name] > 0;
    if (droits.has(name)) return true;
    const dot = name.lastIndexOf(".");
    if (dot < 0) return false;
    name = name.slice(0, dot);
  }
}

function countTiles(menu) {
  return menu.reduce((sum, { groups }) => sum + groups.reduce((inner, { tiles }) => inner + tiles.length, 0), 0);
}
