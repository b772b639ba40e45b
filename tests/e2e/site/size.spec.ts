import { expect, type Page, type Request, test } from "@playwright/test";
import { fillSignIn, shortcutsAreThere } from "../support/shell";

const KB = 1000;
/** What loads within this time after a page can be used belongs to it; what that loads in turn as well. */
const SETTLED_MS = 5000;
const ROUNDS = 3;
/** In which nothing is asked for any more. */
const QUIET_MS = 500;
const NIGHT_HOUR = 23;

// By night there are stars as well. The clock itself stays that of the server, whose tokens would have ended otherwise.
test.use({ timezoneId: zoneWhereHourIs(NIGHT_HOUR) });

test("scripts and styles weigh at most 155 kB compressed on the login page and 260 kB on the home screen, all that follows included", async ({
  page,
}) => {
  const { total, isQuiet } = watchSizes(page);
  await page.clock.install();
  // Vitals are measured for a sample of page loads: here for each.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const settled = async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await page.clock.runFor(SETTLED_MS / ROUNDS);
      await expect.poll(isQuiet, { intervals: [QUIET_MS] }).toBe(true);
    }
    return total();
  };
  await page.goto("/welcome/login");
  await expect(page.getByRole("button", { name: "Se connecter", exact: true })).toBeVisible();
  const login = await settled();
  await fillSignIn(page, "tous-droits");
  await expect(page.locator('[data-shown="true"]')).toHaveAttribute("data-state", "connected");
  await shortcutsAreThere(page);
  const home = await settled();
  console.log(`login ${kb(login)}, home ${kb(home)}`);
  expect(login).toBeGreaterThan(50 * KB);
  expect(login).toBeLessThanOrEqual(155 * KB);
  expect(home).toBeGreaterThan(login);
  expect(home).toBeLessThanOrEqual(260 * KB);
});

/**
 * Adds up the scripts and styles of the shell as they come, each once: a file is fetched before it is imported from the cache of the
 * browser. What a sub-application loads is its own.
 */
function watchSizes(page: Page) {
  const sizes = new Map<string, Promise<number>[]>();
  let [asked, ended, before] = [0, 0, -1];
  const isOwn = (request: Request) => request.frame() === page.mainFrame() && /\.(js|css)$/.test(new URL(request.url()).pathname);
  const end = (request: Request) => {
    if (isOwn(request)) ended += 1;
  };
  page.on("request", (request) => {
    if (isOwn(request)) asked += 1;
  });
  page.on("requestfailed", end);
  page.on("requestfinished", (request) => {
    end(request);
    if (!isOwn(request)) return;
    const { pathname } = new URL(request.url());
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sizes.set(pathname, [...(sizes.get(pathname) ?? []), size]);
  });
  return {
    /** Whether all has come, and nothing was asked for since the last call. */
    isQuiet: () => {
      const isSame = asked === before;
      before = asked;
      return isSame && ended === asked;
    },
    total: async () => {
      const largest = [...sizes.values()].map(async (all) => Math.max(...(await Promise.all(all))));
      return (await Promise.all(largest)).reduce((sum, size) => sum + size, 0);
    },
  };
}

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} kB`;
}

/** Names a time zone by its distance from Greenwich, whose sign is the other way round in such names. */
function zoneWhereHourIs(hour: number): string {
  const ahead = (hour - new Date().getUTCHours() + 24) % 24;
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`;
}
