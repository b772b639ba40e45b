import { expect, test } from "@playwright/test";
import { CALLS } from "../../../generated/calls";
import { PERSONAS } from "../../../generated/personas";
import { ROUTES } from "../../../generated/routes";
import { deviceStorage } from "../support/deviceStorage";
import { startOwnServer } from "../support/ownServer";
import { doFirstTask } from "../support/planning";
import { enter, logOut } from "../support/shell";
import { prepareTour, switchTo } from "../support/tour";

test.use({ serviceWorkers: "allow" });

const WHO = "technicien-hors-ligne";
const NEXT = "eleveur-lait";
const TOUR = ["FR63907103"];
const PLANNING = ROUTES["planning2.main.planning"];
const ENVOIS = ROUTES["synchrozor.sync.main"];

test("after a day of work on the device a logout leaves the waiting action and the shell's own files, no page, data, draft or name; the next user's Envois is empty", async ({
  page,
}) => {
  const server = await startOwnServer();
  await enter(page, WHO, server.address);
  await prepareTour(page, server.address, TOUR, "/planning");
  await page.route(`**${CALLS.syncActions.path}`, (route) => route.fulfill({ status: 503, json: { error: "busy" } }));
  await page.goto(server.address);
  for (const herd of TOUR) await switchTo(page, herd);
  await page.goto(`${server.address}/${PLANNING.path}`);
  const planning = page.locator(`iframe[data-app="${PLANNING.application}"]`).contentFrame();
  await expect(planning.locator(`main[data-herd="${TOUR[0]}"] [data-task]`).first()).toBeVisible();
  await doFirstTask(page);
  const kept = async () => [...(await deviceStorage(page)).keys()];
  const isWork = (where: string) => /^(tab |database clarine\.herds|cache .*frame)/.test(where);
  await expect.poll(async () => (await kept()).filter((where) => /^database clarine\.herds/.test(where)).length).toBeGreaterThan(0);
  expect((await kept()).filter((where) => where.startsWith("cache ") && isWork(where))).not.toEqual([]);

  await logOut(page);
  await expect.poll(async () => (await kept()).filter(isWork)).toEqual([]);
  const left = await deviceStorage(page);
  const waiting = [...left].filter(([where]) => where === "database clarine.outbox/actions").map(([, entry]) => entry);
  expect(waiting.length).toBeGreaterThan(0);
  const { nom, email } = PERSONAS[WHO].profile;
  const elsewhere = [...left].filter(([where]) => !where.startsWith("database clarine.outbox")).map(([, value]) => value);
  for (const word of [nom, email, ...TOUR]) expect(elsewhere.join()).not.toContain(word);

  await enter(page, NEXT, server.address);
  await page.goto(`${server.address}/${ENVOIS.path}`);
  const envois = page.locator(`iframe[data-app="${ENVOIS.application}"]`).contentFrame();
  await expect(envois.getByRole("heading").first()).toBeVisible();
  await expect(envois.locator("[data-item]")).toHaveCount(0);
  await server.stop();
});
