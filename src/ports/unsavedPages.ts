/** What is typed and not saved in the tabs of this browser: each tab tells the names of such pages for as long as it is there. */
export interface UnsavedPages {
  readonly announce: (names: readonly string[]) => void;
  readonly ofOthers: () => Promise<readonly UnsavedTab[]>;
}

export interface UnsavedTab {
  readonly names: readonly string[];
  /** Resolves when the tab has something else to tell, or has gone. */
  readonly changed: () => Promise<void>;
}
