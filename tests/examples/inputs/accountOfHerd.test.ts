// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { readProfile } from "../../../src/domain/session/profile";
import { showAccountForm } from "../../../src/examples/productPage/account/showAccountForm";
import type { Shell } from "../../../src/sdk";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const HERD = "FR35901112";
const OTHER = "FR35901113";

test("what is saved in the account for one herd is neither shown nor saved for another", async () => {
  document.body.innerHTML = '<div data-part="form"></div>';
  const stored = new Map<string | null, object>([[OTHER, { phone: "0600000002", mail: "" }]]);
  let context = { language: "fr", numCheptel: HERD };
  let follow: () => unknown = () => undefined;
  const shell = {
    get context() {
      return context;
    },
    getUser: async () => ({ ok: true, value: readProfile({ numCheptel: HERD }) }),
    storageRead: async () => ({ ok: true, value: stored.get(context.numCheptel) ?? null }),
    storageStore: async (_: string, value: object) => stored.set(context.numCheptel, value) && { ok: true, value: null },
    setDirty: async () => undefined,
    onContext: (listener: typeof follow) => {
      follow = listener;
    },
  } as unknown as Shell;
  const phone = () => document.querySelector<HTMLInputElement>('[name="phone"]');
  const open = (numCheptel: string) =>
    act(async () => {
      context = { ...context, numCheptel };
      await follow();
    });
  const type = (text: string) =>
    act(async () => {
      const field = phone();
      if (field === null) throw new Error("no phone");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.form?.requestSubmit();
    });
  await act(() => showAccountForm(shell, 8));
  await type("0600000001");
  await open(OTHER);
  expect(phone()?.value).toBe("0600000002");
  await type("0600000003");
  await open(HERD);
  expect([phone()?.value, stored.get(HERD), stored.get(OTHER)]).toEqual([
    "0600000001",
    expect.objectContaining({ phone: "0600000001" }),
    expect.objectContaining({ phone: "0600000003" }),
  ]);
});
