import { nextTask } from "../adapters/clock";

const PARTS = "a, button, input, select";

/**
 * What the page shows before the shell has come gives way to the living page, which looks the same, before the next paint. What
 * somebody has typed goes on in it, the focus with it, and what they have pressed is done; a press that is half done is waited for.
 */
export function takeOver(look: HTMLElement, root: HTMLElement): void {
  const press = watchPress(look);
  const observer = new MutationObserver(() => {
    if (root.firstElementChild === null || root.querySelector("[data-waiting]")) return;
    observer.disconnect();
    const giveWay = () => {
      root.inert = false;
      handOver(look, root);
      look.remove();
    };
    const held = press();
    // The living page lies where the press would end.
    root.inert = held !== null;
    if (held) void held.then(giveWay);
    else giveWay();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Answers the end of the press that is half done, null where none is. */
function watchPress(look: HTMLElement): () => Promise<void> | null {
  let held: Promise<void> | null = null;
  look.addEventListener("pointerdown", () => {
    held = new Promise((resolve) => {
      const end = async () => {
        // The click comes in the same task.
        await nextTask();
        held = null;
        resolve();
      };
      for (const how of ["pointerup", "pointercancel"]) addEventListener(how, end, { once: true });
    });
  });
  return () => held;
}

function handOver(look: HTMLElement, root: HTMLElement): void {
  const living = partsOf(root);
  const focused = look.ownerDocument.activeElement;
  for (const [key, part] of partsOf(look)) {
    const twin = living.get(key);
    if (!twin) continue;
    if (isField(part) && isField(twin) && part.value !== twin.value) {
      twin.value = part.value;
      twin.dispatchEvent(new Event("change", { bubbles: true }));
    }
    if (part === focused) {
      twin.focus();
      if (part instanceof HTMLInputElement && twin instanceof HTMLInputElement)
        twin.setSelectionRange(part.selectionStart, part.selectionEnd);
    }
    if (part.dataset.pressed !== undefined) twin.click();
  }
}

/** By its tab or name, otherwise by its place among its like; what fills a slot comes later and counts for neither. */
function partsOf(page: HTMLElement): Map<string, HTMLElement> {
  const parts = new Map<string, HTMLElement>();
  for (const part of page.querySelectorAll<HTMLElement>(PARTS)) {
    const name = part.dataset.tab ?? part.getAttribute("name");
    if (name === null && part.closest("[data-slot]")) continue;
    parts.set(name ?? `${part.tagName} ${parts.size}`, part);
  }
  return parts;
}

function isField(part: Element): part is HTMLInputElement | HTMLSelectElement {
  return part instanceof HTMLInputElement || part instanceof HTMLSelectElement;
}
