// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { AccountForm } from "../../../src/examples/productPage/account/AccountForm";
import { accountTexts } from "../../../src/examples/productPage/account/accountTexts";
import type { NamedHerd } from "../../../src/examples/productPage/account/HerdChoice";
import type { SavedSettings } from "../../../src/examples/productPage/account/savedSettings";
import { testClock } from "../../support/testClock";
import { drawInput } from "./drawInput";

const PHONE = "06 39 98 10 75";
const OTHER_PHONE = "+33 6 39 98 10 76";
const SAVED: SavedSettings = { phone: PHONE, mail: "a@b.example", settled: null, places: 140, herd: null };
const TEXTS = accountTexts("fr");

async function drawn(keeps = true, herds: readonly NamedHerd[] = [], hasHerd = true) {
  const kept: SavedSettings[] = [];
  const unsaved: boolean[] = [];
  const onUnsaved = (isUnsaved: boolean) => void unsaved.push(isUnsaved);
  const onSave = async (settings: SavedSettings) => {
    kept.push(settings);
    return keeps;
  };
  const clock = testClock(0);
  const form = { herds, hasHerd, saved: SAVED, onSave, onUnsaved, minimum: 8, texts: TEXTS, locale: "fr", clock };
  await drawInput(<AccountForm {...form} />);
  const card = (title: string) => {
    const found = [...document.querySelectorAll("form")].find((form) => form.querySelector("h2")?.textContent === title);
    if (found === undefined) throw new Error(`no card ${title}`);
    return found;
  };
  const type = (title: string, name: string, text: string) =>
    act(async () => {
      const field = name === "" ? card(title).querySelector("input") : card(title).elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const save = (title: string) => act(async () => card(title).requestSubmit());
  return {
    kept,
    isUnsaved: () => unsaved.at(-1),
    passTime: (ms: number) => act(async () => clock.advance(ms)),
    tick: (title: string, at: number) => act(async () => card(title).querySelectorAll<HTMLElement>('[type="radio"]')[at]?.click()),
    ticks: (title: string) => card(title).querySelectorAll('[type="radio"]').length,
    type,
    save,
    wrong: (title: string) => [...card(title).querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent),
    told: (title: string) => card(title).querySelector('[role="status"]')?.textContent,
    look: (title: string) => card(title).querySelector('[type="submit"]')?.className,
  };
}

test("each card of the account is saved for itself, says so, and its button stands out while something was changed", async () => {
  const { kept, type, save, told, look } = await drawn();
  expect(look(TEXTS.reach)).toBe("quiet");
  await type(TEXTS.reach, "phone", OTHER_PHONE);
  expect([look(TEXTS.reach), look(TEXTS.farm)]).toEqual(["primary", "quiet"]);
  await save(TEXTS.reach);
  expect(kept).toEqual([{ ...SAVED, phone: OTHER_PHONE }]);
  expect([told(TEXTS.reach), told(TEXTS.farm), look(TEXTS.reach)]).toEqual([TEXTS.saved, "", "quiet"]);
  // Of two that were changed, the last one.
  await type(TEXTS.reach, "phone", OTHER_PHONE);
  await type(TEXTS.security, "password", "3");
  expect([look(TEXTS.reach), look(TEXTS.security)]).toEqual(["quiet", "primary"]);
  await save(TEXTS.farm);
  expect(kept[1]).toEqual({ ...SAVED, phone: OTHER_PHONE });
});

test("what could not be saved is said on its card, and a password that is too short or alone is kept nowhere", async () => {
  const { kept, type, save, told } = await drawn(false);
  await save(TEXTS.reach);
  expect(told(TEXTS.reach)).toBe(TEXTS.notSaved);
  await type(TEXTS.security, "password", "1234567");
  await save(TEXTS.security);
  expect(told(TEXTS.security)).toBe("");
  await type(TEXTS.security, "password", "12345678");
  await save(TEXTS.security);
  expect(document.activeElement?.getAttribute("name")).toBe("current");
  await type(TEXTS.security, "current", "trèfle");
  await save(TEXTS.security);
  expect(told(TEXTS.security)).toBe(TEXTS.passwordKept);
  expect(kept.length).toBe(1);
});

test("the herd that is ticked is saved, also when the search shows it no more", async () => {
  const herds = ["FR35901112", "FR35901113"].map((numCheptel) => ({ numCheptel, name: numCheptel }));
  const { kept, type, tick, ticks, save, passTime } = await drawn(true, herds);
  await tick(TEXTS.opening, 1);
  await type(TEXTS.opening, "", "zzz");
  await passTime(1000);
  expect(ticks(TEXTS.opening)).toBe(0);
  await save(TEXTS.opening);
  expect(kept).toEqual([{ ...SAVED, herd: "FR35901113" }]);
});

test.each([true, false])("what is typed in the account is unsaved until it is kept (%s)", async (keeps) => {
  const { type, save, isUnsaved } = await drawn(keeps);
  expect(isUnsaved()).toBe(false);
  await type(TEXTS.reach, "phone", OTHER_PHONE);
  expect(isUnsaved()).toBe(true);
  await save(TEXTS.reach);
  expect(isUnsaved()).toBe(!keeps);
});

test("a phone number or an address that is none is said below its field, and kept nowhere; both may be empty", async () => {
  const { kept, type, save, told, wrong } = await drawn();
  await type(TEXTS.reach, "phone", "2");
  await save(TEXTS.reach);
  expect([wrong(TEXTS.reach), told(TEXTS.reach)]).toEqual([[TEXTS.wrongPhone, ""], ""]);
  await type(TEXTS.reach, "phone", "");
  await type(TEXTS.reach, "mail", "anne@ferme");
  await save(TEXTS.reach);
  expect([wrong(TEXTS.reach), document.activeElement?.getAttribute("name"), kept]).toEqual([["", TEXTS.wrongMail], "mail", []]);
  await type(TEXTS.reach, "mail", "");
  await save(TEXTS.reach);
  expect([wrong(TEXTS.reach), kept]).toEqual([["", ""], [{ ...SAVED, phone: "", mail: "" }]]);
});

test("without a herd the account says that one is to be opened first, and what was typed stays unsaved", async () => {
  const { kept, type, save, told, isUnsaved } = await drawn(true, [], false);
  expect(document.body.textContent).toContain(TEXTS.herdFirst);
  await type(TEXTS.reach, "phone", OTHER_PHONE);
  await save(TEXTS.reach);
  expect([told(TEXTS.reach), kept, isUnsaved()]).toEqual([TEXTS.herdFirst, [], true]);
});
