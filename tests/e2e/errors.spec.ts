import { expect, type Page, test } from "@playwright/test";
import { APPLICATIONS } from "../../generated/applications";
import { CALLS, HEADERS } from "../../generated/calls";
import { PERSONAS } from "../../generated/personas";
import { FRAME_POOL, FRAME_TIMING, OUTBOX, PRODUCT, STORAGE } from "../../generated/settings";
import { breakRoute } from "./support/network/breakRoute";
import { enter, fillSignIn, signIn } from "./support/shell";

/** Section 8, each entry provoked as it comes about. Those of forgot, renew and cgu stand with the pages they belong to. */
const negative = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const UNKNOWN_ID = "Connexion impossible";
const anyToken = (path: string) => new RegExp(path.replace(/\{\w+\}/g, "[^/]+"));
const LOGIN_CALL = anyToken(CALLS.login.path);
const herds = PERSONAS["technicien-multi"].herds;

async function isSignedOut(page: Page) {
  await expect(page).toHaveURL(/\/welcome\/login/);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE.sessionKey)).toBeNull();
}

async function switchTo(page: Page, numCheptel = "") {
  await page.getByRole("button", { name: "Afficher la liste des élevages" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button")
    .filter({ hasText: numCheptel.slice(-9) })
    .click();
}

test("a login that fails: error.unknownid at the top right, and the user stays out [ERR-01]", async ({ page }) => {
  await page.route(LOGIN_CALL, (route) => route.fulfill({ status: 500, json: { error: "failure" } }));
  await signIn(page, "eleveur-lait");
  const notice = negative(page, UNKNOWN_ID);
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect([(box?.y ?? 999) < 100, (box?.x ?? 0) > width / 2]).toEqual([true, true]);
  await isSignedOut(page);
});

test("a login without any herd: error.unknownid, and the user stays out [ERR-01]", async ({ page }) => {
  await signIn(page, "sans-elevage");
  await expect(negative(page, UNKNOWN_ID)).toBeVisible();
  const card = page.getByRole("main").getByRole("alert");
  await expect(card).toContainText("Aucun élevage n’est rattaché à ce compte");
  await expect(card.getByRole("link")).toHaveAttribute("href", /^tel:\d{10}$/);
  // The form would end the same: it is folded away, behind the way to another account.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre élevage n’est pas encore rattaché");
  await expect(page.getByLabel("Identifiant", { exact: true })).toBeHidden();
  await page.getByText("Changer de compte").click();
  await expect(page.getByLabel("Identifiant", { exact: true })).toBeVisible();
  await isSignedOut(page);
});

test("a support link that is no longer good: error.unknownid, the page says what is wrong with the link, and nobody gets in [ERR-01]", async ({
  page,
}) => {
  await page.goto("/welcome/support?token=made-up");
  await expect(negative(page, UNKNOWN_ID)).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Ce lien a expiré, ou il a été coupé en le copiant");
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await isSignedOut(page);
});

test("a support link that has been used leaves whoever is signed in where they are, says so, and home is a press away", async ({
  page,
}) => {
  const { token }: { token: string } = await (await page.request.post("/demo/support?login=eleveur-viande")).json();
  expect(
    (
      await page.request.post(CALLS.supportSession.path.replace("{token}", token), { headers: { [HEADERS.appVersion]: PRODUCT.version } })
    ).status(),
  ).toBe(200);
  await enter(page, "eleveur-lait");
  for (const [worthless, words] of [
    [token, "Ce lien a déjà servi"],
    ["made-up", "Ce lien a expiré"],
  ]) {
    await page.goto(`/welcome/support?token=${worthless}`);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(words ?? "");
    await expect(page.getByRole("main")).toContainText("votre session reste ouverte");
    await expect(page.getByText("Vérifiez vos identifiants")).toHaveCount(0);
    await page.getByRole("button", { name: "Retourner à mon accueil" }).click();
    await expect(page.locator("[data-tab]").first()).toBeVisible();
  }
  await page.reload();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain("eleveur-lait");
});

test("a support link opened without network is not spent: it is tried again once the network is back", async ({ page }) => {
  const { token }: { token: string } = await (await page.request.post("/demo/support?login=eleveur-mixte")).json();
  const mend = await breakRoute(page, "**/account/api/support/**");
  await page.goto(`/welcome/support?token=${token}`);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Pas de réseau");
  mend();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByRole("button", { name: "Ouvrir cette session" }).click();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
});

test("a choice of a herd that fails: error.unknownid, and the user is logged out [ERR-01] [ERR-05]", async ({ page }) => {
  await signIn(page, "plusieurs-elevages");
  await expect(page).toHaveURL(/\/welcome\/multi/);
  await page.route(LOGIN_CALL, (route) => route.fulfill({ status: 500, json: { error: "failure" } }));
  await page.getByRole("listitem").getByRole("button").first().click();
  await expect(negative(page, UNKNOWN_ID)).toBeVisible();
  await isSignedOut(page);
});

test("a switch of herd that fails: error.unknownCheptel, and the user stays in [ERR-02]", async ({ page }) => {
  await enter(page, "technicien-multi");
  await page.route(LOGIN_CALL, (route) => route.fulfill({ status: 500, json: { error: "failure" } }));
  await switchTo(page, herds[1]?.numCheptel);
  await expect(negative(page, "Le changement d’élevage n’a pas abouti")).toBeVisible();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
});

test("a herd that is not found: Elevage introuvable - Chargement impossible [ERR-03]", async ({ page }) => {
  await enter(page, "technicien-multi");
  // The server is asked for another herd than was chosen, and answers for that one.
  await page.route(LOGIN_CALL, (route) =>
    route.continue({ headers: { ...route.request().headers(), [HEADERS.herd.toLowerCase()]: herds[0]?.numCheptel ?? "" } }),
  );
  await switchTo(page, herds[1]?.numCheptel);
  await expect(negative(page, "Elevage introuvable - Chargement impossible")).toBeVisible();
});

test("a list of herds that does not come: common.cantlogin [ERR-04] [ERR-05]", async ({ page }) => {
  await page.route(`**${CALLS.whois.path}`, (route) => route.abort());
  await signIn(page, "plusieurs-elevages");
  await expect(negative(page, "Vos élevages n’ont pas pu être chargés")).toBeVisible();
  await expect(page).toHaveURL(/\/welcome\/multi/);
});

test("unknown credentials: security.login.wrongSign under the password field [ERR-06]", async ({ page }) => {
  await page.goto("/welcome/login");
  await page.getByLabel("Identifiant", { exact: true }).fill("nobody-at-all");
  await page.getByLabel("Mot de passe", { exact: true }).fill("nothing");
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  const field = page.getByLabel("Mot de passe", { exact: true });
  const message = page.locator("form").getByText("Identifiants inconnus");
  await expect(message).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect((await message.boundingBox())?.y).toBeGreaterThan((await field.boundingBox())?.y ?? 0);
});

/** Toggles a workshop, which is an action for the server and loads the page anew. */
async function toggleWorkshop(page: Page): Promise<void> {
  await page.locator('[data-tab="shop"]').click();
  await page.getByRole("checkbox", { name: "Atelier viande" }).click();
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Valider", exact: true }).click();
  await loaded;
}

for (const [what, status, next] of [
  ["that the server would not take", 422, "corrigez-la dans « Envois »"],
  ["that wait for a server that is down", 503, "Saisies en attente"],
] as const)
  test(`actions ${what}: Erreur lors de la synchronisation des actions, and what becomes of them [SYN-07]`, async ({ page }) => {
    await enter(page, "eleveur-mixte");
    await page.route(`**${CALLS.syncActions.path}`, async (route) => {
      // A refusal is the server's when it bears the key of the action.
      const key = route.request().headers()[HEADERS.idempotencyKey.toLowerCase()] ?? "";
      await route.fulfill({ status, headers: { [HEADERS.idempotencyKey]: key }, json: { error: "failure" } });
    });
    await toggleWorkshop(page);
    const notice = negative(page, "Erreur lors de la synchronisation des actions");
    await expect(notice).toContainText(next);
    await expect(notice).toHaveCount(1);
    await notice.getByRole("button", { name: "Fermer" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.locator("[data-tab]").first()).toBeVisible();
  });

test("a state manager that does not answer is loaded again and again, nobody is told, and it is there once it answers", async ({
  page,
}) => {
  await page.clock.install();
  const { frame } = APPLICATIONS.stateManager;
  const manager = page.locator(`[data-state]:has(> iframe[data-app="${FRAME_POOL.stateManager}"])`);
  let loads = 0;
  const mend = await breakRoute(page, `**${frame?.base}/`, (route) => {
    loads += 1;
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>?</title>" });
  });
  await enter(page, "eleveur-lait");
  await expect(manager).toBeAttached();
  // The longest wait and the limit lie between one load and the next.
  const pass = async () => {
    await page.clock.runFor(FRAME_TIMING.retryCapMs + FRAME_TIMING.readinessMs);
    return loads;
  };
  await expect.poll(pass).toBeGreaterThan(4);
  await expect(manager).not.toHaveAttribute("data-state", "connected");
  await expect(page.getByRole("alert")).toHaveCount(0);
  mend();
  const connected = async () => {
    await page.clock.runFor(FRAME_TIMING.readinessMs / 3);
    return manager.getAttribute("data-state");
  };
  await expect.poll(connected).toBe("connected");
  const after = loads;
  await pass();
  expect(loads).toBe(after);
});

test("an app update: the new version and the work that is synchronised are told, the device is cleared but for what is not sent, and the login page asks to sign in anew [EXP-03] [EXP-04] [PUR-05]", async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, "eleveur-mixte");
  await page.evaluate(async () => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem("of-a-page", "kept");
    await caches.open("of-a-page");
    await new Promise((resolve) => {
      const opening = indexedDB.open("of-a-page");
      opening.onsuccess = () => resolve(opening.result.close());
    });
  });
  const pings: string[] = [];
  await page.route(`**${CALLS.ping.path}`, (route) => {
    pings.push(route.request().url());
    return route.fulfill({ json: { version: `not ${PRODUCT.version}` } });
  });
  // The shell listens to the focus once what follows the first page is there.
  const look = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    return pings.length;
  };
  await expect.poll(look).toBe(1);
  const notice = page.getByRole("status").filter({ hasText: "Une nouvelle version est disponible." });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const pass = async () => {
    await page.clock.runFor(500);
    return notice.count();
  };
  await expect.poll(pass).toBe(1);
  await expect(notice).toContainText("Votre travail se synchronise");
  await expect(notice).toContainText("Synchronisation en cours…");
  // The login page is loaded anew, and only then says what has become of the work.
  const loaded = page.waitForEvent("load");
  await page.clock.resume();
  await loaded;
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expect(notice).toContainText("Votre travail est synchronisé. Reconnectez-vous pour continuer.");
  await expect(page.getByText("Synchronisation en cours…")).toHaveCount(0);
  const kept = await page.evaluate(async () => ({
    storages: [localStorage, sessionStorage].map((storage) => storage.getItem("of-a-page")),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(kept).toEqual({ storages: [null, null], caches: [], databases: [OUTBOX.database] });
  await isSignedOut(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Se connecter", exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("a network error is recognised by its message: the login says that there is no network, and goes on when it is back [NET-12]", async ({
  page,
}) => {
  await page.goto("/welcome/login");
  const mend = await breakRoute(page, "**/api/**");
  await fillSignIn(page, "eleveur-lait");
  await expect(negative(page, "Pas de réseau")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  mend();
  await fillSignIn(page, "eleveur-lait");
  await expect(page.locator("[data-tab]").first()).toBeVisible();
});

test("a page of a captive portal in place of an answer is no success: the login says that there is no network", async ({ page }) => {
  await page.goto("/welcome/login");
  await page.route(`**${CALLS.authenticate.path}`, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Bienvenue à l’hôtel" }));
  await fillSignIn(page, "eleveur-lait");
  await expect(negative(page, "Pas de réseau")).toBeVisible();
  await isSignedOut(page);
});

test.describe("a login bootstrap that fails", () => {
  for (const [what, profile] of [
    ["user", { token: "t" }],
    ["security data", { email: "a@b.fr" }],
  ] as const)
    test(`without ${what} nothing is loaded, and the user is logged out [LOG-11] [LOG-12]`, async ({ page }) => {
      await page.route(LOGIN_CALL, (route) => route.fulfill({ json: profile }));
      await signIn(page, "eleveur-lait");
      await expect(negative(page, UNKNOWN_ID)).toBeVisible();
      await isSignedOut(page);
    });
});

test("an error at the start of the shell is logged and ignored: the kept session opens it [LOG-13]", async ({ page }) => {
  await enter(page, "eleveur-lait");
  const warnings: string[] = [];
  page.on("console", (message) => void (message.type() === "warning" && warnings.push(message.text())));
  await page.route(`**${CALLS.refresh.path}`, (route) => route.fulfill({ status: 503, json: { error: "failure" } }));
  await page.reload();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  await expect.poll(() => warnings.join()).toContain("boot");
});

test("a shell whose files are lost on the way says so, and opens once they come", async ({ page }) => {
  await enter(page, "eleveur-lait");
  const mend = await breakRoute(page, /assets\/shell-[^/]*\.js/);
  await page.reload();
  await expect(page.getByRole("alert")).toBeVisible();
  mend();
  await page.getByRole("button", { name: /Recharger la page|Réessayer/ }).click();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
});
