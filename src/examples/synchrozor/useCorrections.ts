import { useEffect, useRef, useState } from "react";
import type { Shell, SyncItem } from "../../sdk";
import { readEntries } from "../parts/readEntries";
import type { Typed } from "./fields";

/** What has been typed as corrections and not sent, by the key of the entry. */
export interface Corrections {
  readonly of: (key: string) => Typed | undefined;
  readonly type: (key: string, typed: Typed) => void;
  readonly forget: (key: string) => void;
}

/** Outlasts the rows of the page, other pages of its frame and, as a draft, the page itself. */
export function useCorrections(
  shell: Pick<Shell, "draft" | "saveDraft" | "onKeepDraft" | "setDirty">,
  parked: readonly SyncItem[],
): Corrections {
  const [all] = useState(() => readEntries(shell.draft, isTyped));
  const shown = useRef(parked);
  shown.current = parked;
  const isDirty = useRef(false);
  /** Of an entry that is decided nothing is unsaved. */
  const tell = () => {
    const isNow = shown.current.some(({ key }) => all.has(key));
    if (isNow !== isDirty.current) void shell.setDirty(isNow);
    isDirty.current = isNow;
  };
  useEffect(tell);
  useEffect(() => shell.onKeepDraft(() => draftOf(all)), [shell, all]);
  const changed = () => {
    void shell.saveDraft(draftOf(all));
    tell();
  };
  return {
    of: (key) => all.get(key),
    type: (key, typed) => {
      all.set(key, typed);
      changed();
    },
    forget: (key) => {
      if (all.delete(key)) changed();
    },
  };
}

function draftOf(all: ReadonlyMap<string, Typed>): readonly (readonly [key: string, typed: Typed])[] | null {
  return all.size === 0 ? null : [...all];
}

function isTyped(value: object): value is Typed {
  return Object.values(value).every((one) => typeof one === "string" || typeof one === "boolean");
}
