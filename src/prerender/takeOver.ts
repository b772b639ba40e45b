import { nextTask } from "../adapters/clock";

const PARTS = "a, button, input, select";

/**
 * The prerendered page is replaced by the running one, which looks the same, before the next paint. What the user has typed goes on
 * in it, the focus with it, and what they have pressed is done; a press that is half done is waited for.
 */
export function takeOver(drawn: HTMLElement, root: HTMLElement): void {
  const press = watchPress(drawn);
  const observer = new MutationObserver(() => {
    if (root.firstElementChild === null || root.querySelector("[data-waiting]")) return;
    observer.disconnect();
    const giveWay = () => {
      root.inert = false;
      handOver(drawn, root);
      drawn.remove();
    };
    const held = press();
    // The running page lies where the press would end.
    root.inert = held !== null;
    if (held) void held.then(giveWay);
    else giveWay();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Answers the end of the press that is half done, null where none is. */
function watchPress(drawn: HTMLElement): () => Promise<void> | null {
  let held: Promise<void> | null = null;
  drawn.addEventListener("pointerdown", () => {
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

function handOver(drawn: HTMLElement, root: HTMLElement): void {
  const living = partsOf(root);
  const focused = drawn.ownerDocument.activeElement;
  for (const [key, part] of partsOf(drawn)) {
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

/** By its name, otherwise by its place among its like. */
function partsOf(page: HTMLElement): Map<string, HTMLElement> {
  const parts = new Map<string, HTMLElement>();
  for (const part of page.querySelectorAll<HTMLElement>(PARTS))
    parts.set(part.getAttribute("name") ?? `${part.tagName} ${parts.size}`, part);
  return parts;
}

function isField(part: Element): part is HTMLInputElement | HTMLSelectElement {
  return part instanceof HTMLInputElement || part instanceof HTMLSelectElement;
}
