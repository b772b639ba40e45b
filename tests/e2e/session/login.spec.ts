import { expect, test } from "@playwright/test";
import { LANGUAGES } from "../../../generated/languages";
import { PERSONAS } from "../../../generated/personas";
import { SKY } from "../../../generated/settings";
import { breakRoute } from "../support/network/breakRoute";
import { BUTTON, FIELDS, notice } from "../support/publicPages";
import { isLiving } from "../support/shell";

test("the login page shows both fields, button, forgotten password, countries, legal notice and copyright of this year [PUB-03] [PUB-06]", async ({
  page,
}) => {
  await page.goto("/welcome/login");
  await expect(FIELDS.login(page)).toBeVisible();
  await expect(FIELDS.password(page)).toBeVisible();
  await expect(BUTTON.submit(page)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Pays et langue" })).toBeVisible();
  await expect(page.getByText(`© ${new Date().getFullYear()} Clarine`)).toBeVisible();
  const legal = page.getByRole("link", { name: "Mentions légales" });
  const answer = await page.request.get((await legal.getAttribute("href")) ?? "");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("Mentions légales");
  await page.getByRole("link", { name: "Mot de passe oublié", exact: true }).click();
  await expect(page).toHaveURL(/\/welcome\/forgot$/);
});

test("the password is hidden until its toggle shows the characters, and hidden again by it [PUB-04]", async ({ page }) => {
  await page.goto("/welcome/login");
  const password = FIELDS.password(page);
  await password.fill("clarine");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Afficher les caractères" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("clarine");
  await page.getByRole("button", { name: "Masquer les caractères" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

for (const way of ["Enter", "the button"])
  test(`${way} sends the form, nothing typed included: only the server checks it [PUB-05] [VAL-15]`, async ({ page }) => {
    await page.goto("/welcome/login");
    const sent = page.waitForRequest(/\/account\/api\/authenticate/);
    if (way === "Enter") await FIELDS.password(page).press("Enter");
    else await BUTTON.submit(page).click();
    expect((await sent).postDataJSON()).toEqual({ login: "", password: "" });
    await expect(page.locator("form").getByText("Identifiants inconnus")).toBeVisible();
  });

test("refused credentials are said under the password and at the top right; typing clears the first, the login stays [LOG-06] [ERR-06] [VAL-16]", async ({
  page,
}) => {
  await page.goto("/welcome/login");
  await FIELDS.login(page).fill("eleveur-mixte");
  await FIELDS.password(page).fill("faux");
  await BUTTON.submit(page).click();
  const error = page.locator("form").getByText("Identifiants inconnus");
  await expect(error).toBeVisible();
  // Under the field what is wrong, at the top right what to do.
  await expect(notice(page, "negative")).toContainText(/^Connexion impossible\..*«\sMot de passe oublié\s»/s);
  await expect(notice(page, "negative")).not.toContainText("assistance");
  await expect(FIELDS.login(page)).toHaveValue("eleveur-mixte");
  await expect(FIELDS.password(page)).toBeFocused();
  const [field, below] = [await FIELDS.password(page).boundingBox(), await error.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThan(field?.y ?? 0);
  await FIELDS.login(page).pressSequentially("x");
  await expect(error).toBeHidden();
  await expect(FIELDS.password(page)).toHaveAttribute("aria-invalid", "false");
});

test("a server error is shown by the notice alone [LOG-06]", async ({ page }) => {
  await page.route(/\/account\/api\/authenticate/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/welcome/login");
  await BUTTON.submit(page).click();
  await expect(notice(page, "negative")).toBeVisible();
  await expect(page.getByText("Identifiants inconnus")).toBeHidden();
});

test("the countries FR, DE, EN, ES and IT each bring their language, and the page keeps it [INT-04] [INT-05]", async ({ page }) => {
  await page.goto("/welcome/login");
  const chooser = page.getByRole("combobox");
  await expect(chooser.locator("option")).toHaveText(LANGUAGES.map(({ country, name }) => `${country} · ${name}`));
  for (const { id, locale } of LANGUAGES) {
    await chooser.selectOption(id);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
  }
  await chooser.selectOption("es");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Clarine");
  await page.reload();
  await expect(chooser).toHaveValue("es");
});

const asked = [
  ["lang=de", "de"],
  ["lang=mr", "de"],
  ["lang=IT", "it"],
  ["lang=en&lang=de", "en"],
  ["lang=../../x", "fr"],
  ["lang=%3Cscript%3E", "fr"],
  ["lang=__proto__&lang=de", "fr"],
  ["lang=%00", "fr"],
  ["lang=", "fr"],
];
for (const [query, language] of asked)
  test(`an address with ${query} shows the login page in ${language} [INT-05]`, async ({ page }) => {
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    await page.goto(`/welcome/login?${query}`);
    await expect(page.getByRole("combobox")).toHaveValue(language ?? "");
    expect(failures).toEqual([]);
  });

for (const [time, sky, stars] of [
  ["05:59", "night", SKY.stars],
  ["06:00", "day", 0],
  ["18:59", "day", 0],
  ["19:00", "night", SKY.stars],
] as const)
  test(`at ${time} the sky is that of the ${sky} with ${stars} stars [PUB-21] [PUB-22] [PUB-23]`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2026-05-04T${time}:00`));
    await page.goto("/welcome/login");
    await isLiving(page);
    await expect(page.locator(`[data-sky="${sky}"]`)).toBeAttached();
    await expect(page.locator("[data-sky] circle")).toHaveCount(stars);
  });

for (const [before, sky, after] of [
  ["05:59:30", "night", "day"],
  ["18:59:30", "day", "night"],
] as const)
  test(`a login page left open at ${before} turns from ${sky} to ${after} within the minute, and keeps what was typed`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(`2026-05-04T${before}`) });
    await page.goto("/welcome/login");
    await isLiving(page);
    await expect(page.locator(`[data-sky="${sky}"]`)).toBeAttached();
    await FIELDS.login(page).fill("ele");
    await page.clock.runFor(60_000);
    await expect(page.locator(`[data-sky="${after}"]`)).toBeAttached();
    await expect(page.locator("[data-sky] circle")).toHaveCount(after === "night" ? SKY.stars : 0);
    await expect(FIELDS.login(page)).toHaveValue("ele");
  });

for (const [moment, logo] of [
  ["2024-12-14T23:59:59", "clarine"],
  ["2024-12-15T00:00:00", "clarine-noel"],
  ["2024-12-25T23:59:59", "clarine-noel"],
  ["2024-12-26T00:00:00", "clarine"],
])
  test(`at ${moment} the login page wears the logo ${logo} [PUB-24] [PUB-25]`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment ?? ""));
    await page.goto("/welcome/login");
    await isLiving(page);
    const picture = page.locator(`[data-logo="${logo}"] img`);
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(0);
  });

test("in the demo a banner stands over the login page, and every account signs in with one click [PUB-01] [PUB-26]", async ({ page }) => {
  await page.goto("/welcome/login");
  await expect(page.locator("[data-demo]")).toBeVisible();
  await expect(page.locator("[data-account]")).toHaveCount(Object.keys(PERSONAS).length);
  await page.locator('[data-account="eleveur-viande"]').click();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  await expect(page.locator("[data-demo]")).toBeVisible();
});

test("neither the address, nor the server, nor the device can show the maintenance message [PUB-27]", async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ["maintenance", "lock", "clarine.session.maintenance", "clarine.session.options"])
      localStorage.setItem(key, JSON.stringify({ maintenance: true, lock: true }));
  });
  const body = { maintenance: true, lock: true, services: { maintenance: true } };
  await page.route(/\/(services|authenticate|ping|accounts)/, (route) => route.fulfill({ status: 503, json: body }));
  await page.goto("/welcome/login?maintenance=true&lock=true&maintenance.lock=1");
  await expect(BUTTON.submit(page)).toBeVisible();
  await BUTTON.submit(page).click();
  await expect(notice(page, "negative")).toBeVisible();
  await expect(page.locator("[data-maintenance]")).toHaveCount(0);
  await expect(page.getByText("Maintenance en cours")).toHaveCount(0);
});

test("a public page whose files do not come says so and offers to load it anew", async ({ page }) => {
  await page.goto("/welcome/login");
  const mend = await breakRoute(page, /assets\/accountPages/);
  await page.getByRole("link", { name: "Mot de passe oublié", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  mend();
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await expect(FIELDS.email(page)).toBeVisible();
});

for (const [screen, viewport] of Object.entries({ phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } }))
  test(`on a ${screen} nothing of the form moves under the pointer when the accounts of the demo come late or credentials are refused`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/demo\/accounts/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/welcome/login");
    await page.evaluate(() => document.fonts.ready);
    await isLiving(page);
    const before = await FIELDS.login(page).boundingBox();
    const button = await BUTTON.submit(page).boundingBox();
    come();
    await expect(page.getByRole("region", { name: "Comptes de démonstration" }).getByRole("button").first()).toBeVisible();
    expect(await FIELDS.login(page).boundingBox()).toEqual(before);
    expect(await BUTTON.submit(page).boundingBox()).toEqual(button);
    await BUTTON.submit(page).click();
    await expect(page.locator("form").getByText("Identifiants inconnus")).toBeVisible();
    expect(await FIELDS.login(page).boundingBox()).toEqual(before);
  });

test("the cow of the landscape stands whole beside the card of the login, by day and by night", async ({ page, context }) => {
  const size = { width: 1366, height: 768 };
  await page.setViewportSize(size);
  await page.goto("/welcome/login");
  await expect(page.locator("[data-account]").first()).toBeVisible();
  const card = await page.getByRole("main").locator("..").boundingBox();
  const picture = await context.newPage();
  await picture.setViewportSize(size);
  for (const sky of ["day", "night"]) {
    const address = await page.locator("[data-sky]").evaluate((place, shown) => {
      if (place instanceof HTMLElement) place.dataset.sky = shown;
      const { backgroundImage, backgroundSize, backgroundPosition } = getComputedStyle(place);
      return [/url\("([^"]+)"\)/.exec(backgroundImage)?.[1] ?? "", backgroundSize, backgroundPosition];
    }, sky);
    expect(address.slice(1).map((value) => value.split(",")[0])).toEqual(["cover", "50% 100%"]);
    await picture.goto(address[0] ?? "");
    const cow = await picture.locator("svg").evaluate((drawing) => {
      // As the style sheet lays it.
      drawing.setAttribute("preserveAspectRatio", "xMidYMax slice");
      const { left, right } = drawing.querySelector("g[transform]")?.getBoundingClientRect() ?? new DOMRect();
      return { left, right };
    });
    expect(cow.right - cow.left).toBeGreaterThan(100);
    expect(cow.right, sky).toBeLessThan(card?.x ?? 0);
  }
});
