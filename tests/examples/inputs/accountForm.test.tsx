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
const NOON = new Date(2026, 6, 14, 12, 5).getTime();
const SAID = TEXTS.saved("12\u00a0h\u00a005");

interface Drawn {
  readonly keeps?: boolean | Promise<boolean>;
  readonly herds?: readonly NamedHerd[];
  readonly hasHerd?: boolean;
}

async function drawn({ keeps = true, herds = [], hasHerd = true }: Drawn = {}) {
  const kept: SavedSettings[] = [];
  const unsaved: boolean[] = [];
  const onUnsaved = (isUnsaved: boolean) => void unsaved.push(isUnsaved);
  const onSave = async (settings: SavedSettings) => {
    kept.push(settings);
    return keeps;
  };
  const clock = testClock(NOON);
  const form = { herds, hasHerd, saved: SAVED, onSave, onUnsaved, minimum: 8, texts: TEXTS, locale: "fr", clock };
  await drawInput(<AccountForm {...form} />);
  const part = (selector: string) => {
    const found = document.querySelector(selector);
    if (!(found instanceof HTMLFormElement)) throw new Error(`no form ${selector}`);
    return {
      save: () => act(async () => found.requestSubmit()),
      wrong: () => [...found.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).filter((text) => text !== ""),
      /** What stands beside its button. */
      told: () => found.querySelector('[type="submit"] ~ [role="status"]')?.textContent,
      look: () => found.querySelector('[type="submit"]')?.classList.item(0),
    };
  };
  const type = (selector: string, text: string) =>
    act(async () => {
      const field = document.querySelector(selector);
      if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${selector}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const herdsShown = () => document.querySelectorAll<HTMLElement>('[type="radio"]');
  return {
    kept,
    isUnsaved: () => unsaved.at(-1),
    passTime: (ms: number) => act(async () => clock.advance(ms)),
    tick: (at: number) => act(async () => herdsShown()[at]?.click()),
    herdsShown: () => herdsShown().length,
    type,
    typePhone: (text: string) => type('[name="phone"]', text),
    settings: part("form"),
    password: part("details form"),
  };
}

test("all that the account keeps is saved by one button, the only one that is filled, and it says when", async () => {
  const { kept, type, typePhone, settings, password } = await drawn();
  expect([settings.look(), password.look()]).toEqual(["primary", "quiet"]);
  await typePhone(OTHER_PHONE);
  await type('[role="spinbutton"]', "150");
  await settings.save();
  expect(kept).toEqual([{ ...SAVED, phone: OTHER_PHONE, places: 150 }]);
  expect([settings.told(), password.told()]).toEqual([SAID, ""]);
  await typePhone(PHONE);
  expect(settings.told()).toBe("");
  await settings.save();
  expect(kept[1]).toEqual({ ...SAVED, places: 150 });
});

test("without a change there is nothing to save, and it says so; of a new password too, which has its own button", async () => {
  const { kept, type, typePhone, settings, password } = await drawn();
  await typePhone(OTHER_PHONE);
  await typePhone(PHONE);
  await settings.save();
  expect(settings.told()).toBe(TEXTS.unchanged);
  await type('[name="password"]', "3");
  await settings.save();
  expect([settings.told(), kept]).toEqual([TEXTS.passwordApart, []]);
  await type('[name="password"]', "12345678");
  await type('[name="current"]', "trèfle");
  await password.save();
  expect([settings.told(), password.told()]).toEqual(["", TEXTS.passwordKept]);
});

test("what could not be saved is said beside the button, and a password that is too short or alone is kept nowhere", async () => {
  const { kept, type, typePhone, settings, password, isUnsaved } = await drawn({ keeps: false });
  await typePhone(OTHER_PHONE);
  await settings.save();
  expect(settings.told()).toBe(TEXTS.notSaved);
  await type('[name="password"]', "1234567");
  await password.save();
  expect(password.told()).toBe("");
  await type('[name="password"]', "12345678");
  await password.save();
  expect(document.activeElement?.getAttribute("name")).toBe("current");
  await type('[name="current"]', "trèfle");
  await password.save();
  expect(password.told()).toBe(TEXTS.passwordKept);
  expect([settings.told(), isUnsaved(), kept.length]).toEqual([TEXTS.notSaved, true, 1]);
});

test("the herd that is ticked is saved, also when the search shows it no more", async () => {
  const herds = ["FR35901112", "FR35901113"].map((numCheptel) => ({ numCheptel, name: numCheptel }));
  const { kept, type, tick, herdsShown, settings, passTime } = await drawn({ herds });
  await tick(1);
  await type('[type="search"]', "zzz");
  await passTime(1000);
  expect(herdsShown()).toBe(0);
  await settings.save();
  expect(kept).toEqual([{ ...SAVED, herd: "FR35901113" }]);
});

test.each([true, false])("what is typed in the account is unsaved until it is kept (%s)", async (keeps) => {
  const { typePhone, settings, isUnsaved } = await drawn({ keeps });
  expect(isUnsaved()).toBe(false);
  await typePhone(OTHER_PHONE);
  expect(isUnsaved()).toBe(true);
  await settings.save();
  expect(isUnsaved()).toBe(!keeps);
});

test("what is typed while the form is being saved stays unsaved, and is not said to be saved; a second press meanwhile saves nothing twice", async () => {
  let answer = (_: boolean) => {};
  const keeps = new Promise<boolean>((settle) => {
    answer = settle;
  });
  const { kept, typePhone, settings, isUnsaved } = await drawn({ keeps });
  await typePhone(OTHER_PHONE);
  await settings.save();
  await settings.save();
  await typePhone("");
  await act(async () => answer(true));
  expect([kept.length, settings.told(), isUnsaved()]).toEqual([1, "", true]);
  await settings.save();
  expect([kept[1], settings.told(), isUnsaved()]).toEqual([{ ...SAVED, phone: "" }, SAID, false]);
});

test("a new password is unsaved until it is taken", async () => {
  const { type, password, isUnsaved } = await drawn();
  await type('[name="password"]', "12345678");
  expect(isUnsaved()).toBe(true);
  await type('[name="current"]', "trèfle");
  await password.save();
  expect(isUnsaved()).toBe(false);
  expect(document.querySelector<HTMLInputElement>('[name="password"]')?.value).toBe("");
});

test("a phone number or an address that is none is said below its field, and kept nowhere; both may be empty", async () => {
  const { kept, type, typePhone, settings } = await drawn();
  await typePhone("2");
  await type('[name="mail"]', "anne@ferme");
  await settings.save();
  expect([settings.wrong(), settings.told()]).toEqual([[TEXTS.wrongPhone, TEXTS.wrongMail], TEXTS.toCorrect]);
  expect(document.activeElement?.getAttribute("name")).toBe("phone");
  await typePhone("");
  await settings.save();
  expect([settings.wrong(), document.activeElement?.getAttribute("name"), kept]).toEqual([[TEXTS.wrongMail], "mail", []]);
  await type('[name="mail"]', "");
  await settings.save();
  expect([settings.wrong(), kept]).toEqual([[], [{ ...SAVED, phone: "", mail: "" }]]);
});

test("without a herd the account says that one is to be opened first, and what was typed stays unsaved", async () => {
  const { kept, typePhone, settings, isUnsaved } = await drawn({ hasHerd: false });
  expect(document.body.textContent).toContain(TEXTS.herdFirst);
  await typePhone(OTHER_PHONE);
  await settings.save();
  expect([settings.told(), kept, isUnsaved()]).toEqual([TEXTS.notWithoutHerd, [], true]);
});
