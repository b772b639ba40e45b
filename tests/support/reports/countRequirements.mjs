/** Ids stand in square brackets in the title of a test. */
export function idsOf(title) {
  return [...new Set([...title.matchAll(/\[([A-Z]{3}-\d{2})\]/g)].map((found) => found[1]))];
}

/**
 * A requirement is proven when every test that names it has passed, and when one of them looks through a browser where the
 * catalogue says `verify: e2e`.
 */
export function countRequirements(requirements, tests) {
  const naming = new Map(requirements.map(({ id }) => [id, []]));
  const unknown = new Set();
  for (const test of tests)
    for (const id of test.ids) {
      if (naming.has(id)) naming.get(id).push(test);
      else unknown.add(id);
    }
  const proven = [];
  const missing = [];
  for (const { id, area, verify } of requirements) {
    const why = whyNot(verify, naming.get(id));
    if (why === null) proven.push({ id, titles: naming.get(id).map(({ title }) => title) });
    else missing.push({ id, area, why });
  }
  return { proven, missing, unknown: [...unknown].sort() };
}

function whyNot(verify, tests) {
  if (tests.length === 0) return "no test names it";
  const failed = tests.filter(({ passed }) => !passed);
  if (failed.length > 0) return `did not pass: ${failed.map(({ title }) => title).join("; ")}`;
  if (verify === "e2e" && !tests.some(({ inBrowser }) => inBrowser)) return "asks for a browser test, only others name it";
  return null;
}
