import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { PERSONAS } from "../../../generated/personas";
import { STORAGE } from "../../../generated/settings";
import { DRAFTS_KEY } from "../../../src/flows/frames/drafts";
import { deviceStorage } from "../support/deviceStorage";
import { servePage } from "../support/sdkPage";
import { enterByForm, logOut, open } from "../support/shell";

const WHO = "technicien-multi";
const { profile, herds } = PERSONAS[WHO];
const SEARCH = "vallée";
const DRAFT = "half a sentence";
const HANDED_ON = "three lots";

/** The names that the operator's guide lists under "What stays on a device after a logout". */
const LISTED = [...readFileSync("docs/operations.md", "utf8").matchAll(/^\| `((?:local|database|cookie) [\w./<>-]+)` \|/gm)].map(
  ([, name = ""]) => name,
);
const isListed = (where: string) => LISTED.some((name) => new RegExp(`^${name.replace(/<\w+>/g, "[\\w-]+")}$`).test(where));

/** A page that keeps a draft and hands something on to the next page. */
const PAGE = `const shell = await connectToShell();
  await shell.saveDraft("${DRAFT}");
  await shell.datexStore("lots", "${HANDED_ON}");`;

test("after a logout the device holds what the guide lists and no more, and the next user starts anew [OUT-02] [ENT-14]", async ({
  page,
}) => {
  expect(LISTED.length).toBeGreaterThan(4);
  await enterByForm(page, WHO);
  await page.locator('[data-tab="sante"]').click();
  await page.locator("button[aria-pressed]").first().click();
  await servePage(page.context(), "**/sante/", PAGE);
  await open(page, "/sante/carnet/consultation/list");
  const isKept = (key: string, value: string) => expect.poll(async () => (await deviceStorage(page)).get(`tab ${key}`)).toContain(value);
  await isKept(DRAFTS_KEY, DRAFT);
  await isKept(STORAGE.datexKey, HANDED_ON);
  await page.locator("[data-bell]").click();
  await expect(page.locator('[data-past="hint"]')).toHaveCount(3);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Afficher la liste des élevages" }).click();
  const herdList = page.getByRole("dialog", { name: "Élevages" });
  await herdList.getByRole("searchbox", { name: "Rechercher un élevage" }).fill(SEARCH);
  await expect(herdList.locator("[data-herd-choice]")).toHaveCount(1);
  await herdList.locator("[data-herd-choice]").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  await expect.poll(async () => [...(await deviceStorage(page)).values()].some((value) => value.includes(SEARCH))).toBe(true);
  expect([...(await deviceStorage(page)).keys()].filter((where) => !isListed(where))).not.toEqual([]);

  await logOut(page);
  // The server takes its cookie back when it hears of the logout.
  await expect.poll(async () => [...(await deviceStorage(page)).keys()].filter((where) => !isListed(where))).toEqual([]);
  const left = await deviceStorage(page);
  expect([...left.keys()].filter((where) => where.includes(".tips."))).toHaveLength(1);
  const text = [...left.values()].join();
  const ofTheUser = [SEARCH, DRAFT, HANDED_ON, "/sante/", profile.nom, profile.email, ...herds.map(({ numCheptel }) => numCheptel)];
  expect(ofTheUser.filter((word) => word !== undefined && text.includes(word))).toEqual([]);

  await enterByForm(page, "technicien-hors-ligne");
  await page.getByRole("button", { name: "Afficher la liste des élevages" }).click();
  await expect(herdList.getByRole("searchbox", { name: "Rechercher un élevage" })).toHaveValue("");
  await expect(herdList.locator("[data-herd-choice]")).toHaveCount(PERSONAS["technicien-hors-ligne"].herds.length);
});
