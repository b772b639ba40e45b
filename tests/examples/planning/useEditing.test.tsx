// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { RouteParams } from "../../../generated/routeNames";
import { sampleAnimals } from "../../../src/examples/herd/sampleAnimals";
import { type Entry, entriesOf } from "../../../src/examples/herd/taskEntries";
import { tasksOf } from "../../../src/examples/herd/tasks";
import { useEditing } from "../../../src/examples/planning/useEditing";
import type { Answer, Shell } from "../../../src/sdk";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const DONE: Answer<null> = { ok: true, value: null };
const DAY = { year: 2026, month: 3, day: 1 };

/** The one editor of the planning, over a device that answers when the test says so. */
async function editingRig() {
  const saved: unknown[] = [];
  let dirty = false;
  let refused = 0;
  let answer = (_: boolean) => {};
  const shell = {
    draft: null,
    onKeepDraft: () => () => {},
    setDirty: async (given: boolean) => {
      dirty = given;
      return DONE;
    },
    saveDraft: async (given: unknown) => saved.push(given) > 0 && DONE,
  } as unknown as Shell<RouteParams>;
  const ports = { onRefused: () => void refused++, mayDiscard: async () => true };
  const record = () => new Promise<boolean>((resolve) => (answer = resolve));
  let page: ReturnType<typeof useEditing> | undefined;
  function Page({ herd }: { herd: string }) {
    page = useEditing(shell, herd, record, ports);
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const draw = (herd: string) => act(async () => root.render(<Page herd={herd} />));
  await draw("FR1");
  const editing = () => {
    if (page === undefined) throw new Error("the page is gone");
    return page;
  };
  const [first, second] = entriesOf(tasksOf(sampleAnimals("FR1", "dairy", DAY), DAY), {});
  if (first === undefined || second === undefined) throw new Error("there are no tasks");
  return {
    first,
    second,
    draw,
    draft: () => editing().draft,
    open: (entry: Entry) => act(async () => void editing().open(entry)),
    type: (entry: Entry, note: string) => act(async () => editing().type({ task: entry.task.id, day: "2026-03-01", note })),
    save: (entry: Entry) => act(async () => editing().save(entry)),
    answer: (kept: boolean) => act(async () => answer(kept)),
    dirty: () => dirty,
    refused: () => refused,
    saved,
  };
}

test("what the device refuses to keep is back in its editor, unsaved and kept as a draft", async () => {
  const { first, open, type, save, answer, draft, dirty, refused, saved } = await editingRig();
  await open(first);
  await type(first, "limps");
  const typed = draft();
  await save(first);
  expect([draft(), dirty()]).toEqual([null, false]);
  await answer(false);
  expect([draft(), dirty(), saved.at(-1), refused()]).toEqual([typed, true, typed, 1]);
  await save(first);
  await answer(true);
  expect([draft(), dirty(), saved.at(-1), refused()]).toEqual([null, false, null, 1]);
});

test("what was refused takes the place of no other task that is edited by now, nor of anything in another herd", async () => {
  const { first, second, open, type, save, answer, draft, draw, refused } = await editingRig();
  await open(first);
  await type(first, "limps");
  await save(first);
  await open(second);
  await answer(false);
  expect([draft()?.task, refused()]).toEqual([second.task.id, 1]);
  await type(second, "coughs");
  await save(second);
  await draw("FR2");
  await answer(false);
  expect([draft(), refused()]).toEqual([null, 2]);
});
