import { onUnmounted, shallowRef, watch } from "vue";
import type { RouteParams } from "../../../generated/routeNames";
import type { Shell } from "../../sdk";
import { createDraftKeeper } from "../parts/draftKeeper";

/** What is entered for a lot and not recorded. */
export interface LotEntry {
  /** The animals that are ticked. */
  readonly checked: readonly string[];
  /** The place it is to go to; empty: none is chosen. */
  readonly target: string;
}

type Entries = ReadonlyMap<string, LotEntry>;

const NOTHING: LotEntry = { checked: [], target: "" };

/** What is entered for the lots of the current herd: it stays when another lot is shown, and when the shell loads the page again. */
export function useEntries(shell: Shell<RouteParams>) {
  const entries = shallowRef(readEntries(shell.draft));
  const keeper = createDraftKeeper(shell);
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
      keeper.keep(draft());
    },
    /** Another herd has other lots; what was entered for those before has been handed over. */
    leaveHerd: () => {
      entries.value = new Map();
    },
  };
}

/** Reads a draft that the shell kept; what has any other shape is left out. */
function readEntries(value: unknown): Entries {
  return new Map(Array.isArray(value) ? value.filter(isEntry) : []);
}

function isEntry(value: unknown): value is readonly [string, LotEntry] {
  if (!Array.isArray(value) || typeof value[0] !== "string" || typeof value[1] !== "object" || value[1] === null) return false;
  const [checked, target] = ["checked", "target"].map((name) => Reflect.get(value[1], name));
  return typeof target === "string" && Array.isArray(checked) && checked.every((id) => typeof id === "string");
}
