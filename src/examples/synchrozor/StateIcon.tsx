const CLOCK = "M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0";
const TICK = "m5 12 5 5L20 7";
const TURN = "M4 4v5h5M20 20v-5h-5M5.5 9A8 8 0 0 1 19 8m-.5 7A8 8 0 0 1 5 16";
const PATHS = {
  waiting: CLOCK,
  sent: TICK,
  discarded: "M6 6l12 12M18 6 6 18",
  now: TURN,
  WIP: TURN,
  DRAFT: CLOCK,
  SUCCESS: TICK,
  ERROR: "M12 7v6m0 4v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  WARNING: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
} as const;

/** On the grid of the icon set. */
export function StateIcon({ name, size = 14 }: { readonly name: keyof typeof PATHS; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" d={PATHS[name]} />
    </svg>
  );
}
