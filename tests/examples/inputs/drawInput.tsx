import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { LABELS as ACCOUNT } from "../../../generated/labels/en/account";
import { LABELS as PAGES } from "../../../generated/labels/en/pages";
import { LABELS as WELCOME } from "../../../generated/labels/en/welcome";
import { createTranslator } from "../../../src/adapters/translator";
import { TranslationProvider } from "../../../src/views/parts/TranslationProvider";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

/** Draws an input with the texts of the product in English, until the test ends. */
export async function drawInput(input: ReactNode) {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const translator = createTranslator("en");
  translator.add("en", "welcome", WELCOME);
  translator.add("en", "account", ACCOUNT);
  translator.add("en", "pages", PAGES);
  await act(async () => root.render(<TranslationProvider i18n={translator.i18n}>{input}</TranslationProvider>));
  const unmount = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  onTestFinished(unmount);
  const find = <E extends Element>(selector: string, kind: { new (): E }): E => {
    const element = document.querySelector(selector);
    if (!(element instanceof kind)) throw new Error(`nothing at ${selector}`);
    return element;
  };
  const field = () => find("input", HTMLInputElement);
  const button = (name: string) => find(`button[aria-label="${name}"]`, HTMLButtonElement);
  const fire = (target: Element, event: Event) => act(async () => void target.dispatchEvent(event));
  return {
    unmount,
    find,
    field,
    button,
    /** Writes a whole text, as a paste does. */
    write: (text: string) =>
      act(async () => {
        const input = field();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
        input.setSelectionRange(text.length, text.length);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    leave: () => fire(field(), new FocusEvent("focusout", { bubbles: true })),
    key: (target: Element, key: string, more: KeyboardEventInit = {}) =>
      fire(target, new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more })),
    keyUp: (target: Element, key: string) => fire(target, new KeyboardEvent("keyup", { key, bubbles: true })),
    pointer: (target: Element, type: string) =>
      fire(target, new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, relatedTarget: document.body })),
    click: (target: HTMLElement) => act(async () => target.click()),
    /** What is wrong, and what is said politely. */
    alert: () => find('[role="alert"]', HTMLElement).textContent,
    status: () => find('[role="status"]', HTMLElement).textContent,
  };
}

export type DrawnInput = Awaited<ReturnType<typeof drawInput>>;
