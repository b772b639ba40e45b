import type { SyncState } from "../../stores/syncStore";

const RING = "M12 3a9 9 0 1 1-9 9";
const PATHS: Readonly<Record<Exclude<SyncState, "SUCCESS">, string>> = {
  WIP: RING,
  DRAFT: RING,
  ERROR: "M12 7v6m0 4v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  WARNING: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
};

/** SYN-08: the icon of a sync state while there is something to say; the spinner turns while something is sent (`data-sync` around it). */
export function SyncIcon({ state }: { state: keyof typeof PATHS }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" d={PATHS[state]} />
    </svg>
  );
}
