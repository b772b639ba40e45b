import { expect, type Page, test } from "@playwright/test";
import { PERSONAS } from "../../../generated/personas";
import { enter, open } from "../support/shell";

const WHO = "eleveur-lait";
const OTHER = "eleveur-mixte";
const OPEN = { name: "Ouvrir cette session" };

async function linkFor(page: Page, login: string): Promise<string> {
  const { token }: { token: string } = await (await page.request.post(`/demo/support?login=${login}`)).json();
  return `/welcome/support?token=${token}`;
}

const fullName = (login: typeof WHO | typeof OTHER) => `${PERSONAS[login].profile.prenom} ${PERSONAS[login].profile.nom}`;

test("a good support link that is followed while somebody is signed in, and not pressed, leaves their session as it was, after a reload too", async ({
  page,
}) => {
  await enter(page, WHO);
  const before = (await page.context().cookies()).find(({ name }) => name === "clarine-refresh");
  await page.goto(await linkFor(page, OTHER));
  await expect(page.getByRole("button", OPEN)).toBeVisible();
  await expect(page.getByText(fullName(OTHER))).toBeVisible();
  await expect(page.getByText(fullName(WHO))).toBeVisible();
  await open(page, "/");
  await page.reload();
  await expect(page.locator('[data-tab="home"]')).toBeVisible();
  const after = (await page.context().cookies()).find(({ name }) => name === "clarine-refresh");
  expect([before === undefined, after === undefined]).toEqual([false, false]);
  const refreshed = await page.evaluate(async () => {
    const response = await fetch("/account/api/refresh", { headers: { "X-App-Version": "1" } });
    const access = response.headers.get("X-Access-Token") ?? "";
    return JSON.parse(atob(access.split(".")[1] ?? "")).sub;
  });
  expect(refreshed).toBe(WHO);
});

test("neither the address of a support or renewal link nor its token goes with what the page fetches, or comes back with the button of the browser", async ({
  page,
}) => {
  const told: string[] = [];
  page.on(
    "request",
    (request) =>
      void request.allHeaders().then(
        ({ referer = "" }) => told.push(referer),
        () => {},
      ),
  );
  await page.goto("/welcome/login");
  const token = "a-token-that-nobody-may-see";
  for (const address of [`/welcome/support?token=${token}`, `/welcome/renew/marie@ferme.example/${token}`]) {
    await page.goto(address);
    await expect(page).not.toHaveURL(new RegExp(token));
    await expect(page.getByRole("main")).toBeVisible();
    await page.goto("/welcome/cgu");
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(token));
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(token));
  }
  expect(told.filter((address) => address.includes(token))).toEqual([]);
  expect(told.length).toBeGreaterThan(5);
});
