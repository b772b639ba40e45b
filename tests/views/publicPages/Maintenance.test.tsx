// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { LABELS } from "../../../generated/labels/fr/welcome";
import { MAINTENANCE } from "../../../generated/settings";
import { createTranslator } from "../../../src/adapters/translator";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";
import { Maintenance } from "../../../src/views/publicPages/Maintenance";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

async function shown(lock: boolean): Promise<string> {
  const translator = createTranslator("fr");
  translator.add("fr", "welcome", LABELS);
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <TranslationProvider i18n={translator.i18n}>
        <Maintenance lock={lock} />
      </TranslationProvider>,
    ),
  );
  const text = place.textContent;
  await act(async () => root.unmount());
  return text;
}

test("the maintenance message is kept, with its text, for an operator who opens its lock [PUB-27]", async () => {
  expect(await shown(true)).toContain("Maintenance en cours");
});

test("the product is shipped with the lock off, and nothing is shown [PUB-27]", async () => {
  expect(MAINTENANCE.lock).toBe(false);
  expect(await shown(MAINTENANCE.lock)).toBe("");
});
