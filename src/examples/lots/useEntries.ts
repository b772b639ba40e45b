import { onUnmounted, shallowRef, watch } from "vue";
import type { RouteParams } from "../../../generated/routeNames";
import type { Shell } from "../../sdk";
import { readEntries } from "../parts/readEntries";

/** What is entered for a lot and not recorded. */
export interface LotEntry {
  /** The animals that are ticked. */
  readonly checked: readonly string[];
  /** The place it is to go to; empty: none is chosen. */
  readonly target: string;
}

const NOTHING: LotEntry = { checked: [], target: "" };

/** What is entered for the lots of the current herd: it stays when another lot is shown, and when the shell loads the page again. */
export function useEntries(shell: Shell<RouteParams>) {
  const entries = shallowRef<ReadonlyMap<string, LotEntry>>(readEntries(shell.draft, isEntry));
  const draft = () => (entries.value.size === 0 ? null : [...entries.value]);
  watch(
    () => entries.value.size > 0,
    (dirty) => void shell.setDirty(dirty),
    // What came back with the page is as unsaved as it was.
    { immediate: entries.value.size > 0 },
  );
  onUnmounted(shell.onKeepDraft(draft));
  const entryOf = (lot: string) => entries.value.get(lot) ?? NOTHING;
  return {
    entryOf,
    enter: (lot: string, part: Partial<LotEntry>) => {
      const entry = { ...entryOf(lot), ...part };
      const others = [...entries.value].filter(([id]) => id !== lot);
      entries.value = new Map(entry.checked.length === 0 && entry.target === "" ? others : [...others, [lot, entry]]);
      void shell.saveDraft(draft());
    },
    /** Another herd has other lots; what was entered for those before has been handed over. */
    leaveHerd: () => {
      entries.value = new Map();
    },
  };
}

function isEntry(value: object): value is LotEntry {
  const [checked, target] = ["checked", "target"].map((name) => Reflect.get(value, name));
  return typeof target === "string" && Array.isArray(checked) && checked.every((id) => typeof id === "string");
}
