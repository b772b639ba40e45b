// node programs/matching.mjs DOMAIN ROUTES: microseconds of one match, by matcher, as JSON.
import { matchRoutes } from "react-router-dom";
import { addRoute, createRouter, findRoute } from "rou3";
import { syntheticRoutes } from "../syntheticRegistry.mjs";
import { shuffled, timePerCall } from "./timing.mjs";

const [domain, count] = process.argv.slice(2);
const { matchPath, matcherOf, trieOf } = await import(domain);
const routes = syntheticRoutes(Number(count)).filter(({ path }) => path !== "*");

/** Built as the product builds it, at the first address. */
const trie = trieOf({ matcher: matcherOf(syntheticRoutes(Number(count))) });

/** An address of every route, in no order; from JSON, so that they are plain strings as the browser hands them over. */
const addresses = JSON.parse(JSON.stringify(shuffled(routes.map(({ name, path }) => ({ name, url: `/${addressOf(path)}` })))));

const rou3 = createRouter();
for (const { name, path } of routes)
  addRoute(
    rou3,
    "GET",
    `/${rewritten(
      path,
      (of) => `**:${of}`,
      (of) => `**:${of}`,
    )}`,
    name,
  );
const tree = routes.map(({ name, path }) => ({
  id: name,
  path: `/${rewritten(
    path,
    () => "*",
    () => "*",
  )}`,
}));

for (const { name, url } of addresses) {
  if (!matchPath(trie, url)?.names.includes(name)) throw new Error(`${url} is not matched to ${name}`);
  if (findRoute(rou3, "GET", url)?.data !== name) throw new Error(`rou3 does not match ${url} to ${name}`);
}
const perCall = timePerCall(
  {
    own: inTurn((url) => matchPath(trie, url)),
    // What the loop itself takes, on the same addresses; it is part of all the others.
    loop: inTurn((url) => url.charCodeAt(url.length - 1)),
    rou3: inTurn((url) => findRoute(rou3, "GET", url)),
    reactRouter: inTurn((url) => matchRoutes(tree, url)),
  },
  15,
);
console.log(JSON.stringify(perCall));

function inTurn(match) {
  let at = 0;
  return () => {
    const found = match(addresses[at].url);
    if (found === null) throw new Error(`${addresses[at].url} is not matched`);
    at = at + 1 < addresses.length ? at + 1 : 0;
  };
}

function addressOf(path) {
  return path
    .split("/")
    .map((segment) => (segment.startsWith(":") ? "FR3512345678" : segment))
    .join("/");
}

/** The pattern in the words of another matcher, which names a rest in its own way. */
function rewritten(path, many, any) {
  return path.replace(/:(\w+)\+/g, (_, name) => many(name)).replace(/:(\w+)\*/g, (_, name) => any(name));
}
