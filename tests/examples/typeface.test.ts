// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { fetchTypeface, setTypeface } from "../../src/examples/parts/typeface";

interface Setting {
  /** Whether the shell is set in the typeface; null: of another origin, so that nobody can look. */
  readonly shell: boolean | null;
  readonly body?: string;
  readonly saveData?: boolean;
  readonly kept?: readonly (readonly [string, string])[];
}

/** A page in a frame, and how often its typeface was fetched. */
function pageIn({ shell, body = '<main aria-busy="true"></main>', saveData = false, kept = [] }: Setting) {
  const document = new DOMParser().parseFromString(`<html><body>${body}</body></html>`, "text/html");
  const storage = new Map(kept);
  let fetched = 0;
  const load = async () => {
    fetched += 1;
  };
  Object.defineProperty(document, "fonts", { value: [{ load }] });
  const parent = {
    get document() {
      if (shell === null) throw new DOMException("another origin", "SecurityError");
      return { documentElement: { dataset: shell ? { typeface: "" } : {} } };
    },
  };
  const page = {
    document,
    parent: parent as unknown as Window,
    navigator: { connection: { saveData } } as unknown as Navigator,
    localStorage: {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => void storage.set(name, value),
    } as Storage,
  };
  return { page, storage, fetched: () => fetched, isSet: () => document.documentElement.dataset.typeface !== undefined };
}

test("a page in a frame is set in the letters of the shell around it, and fetches nothing by itself", async () => {
  for (const shell of [true, false]) {
    const { page, isSet, fetched, storage } = pageIn({ shell });
    await setTypeface(page);
    await fetchTypeface(page);
    expect([isSet(), fetched(), storage.size]).toEqual([shell, shell ? 1 : 0, 0]);
  }
});

test("a page of another origin fetches the typeface for its next load, unless data are to be saved", async () => {
  const first = pageIn({ shell: null });
  await setTypeface(first.page);
  expect(first.fetched()).toBe(0);
  await fetchTypeface(first.page);
  expect([first.isSet(), first.fetched()]).toEqual([false, 1]);
  const next = pageIn({ shell: null, kept: [...first.storage] });
  await setTypeface(next.page);
  expect(next.isSet()).toBe(true);
  const saving = pageIn({ shell: null, saveData: true });
  await fetchTypeface(saving.page);
  expect([saving.fetched(), saving.storage.size]).toEqual([0, 0]);
});

test("what somebody reads already is never set anew", async () => {
  const { page, isSet } = pageIn({ shell: true, body: "<main><h1>Colostrum</h1></main>" });
  await setTypeface(page);
  expect(isSet()).toBe(false);
});
