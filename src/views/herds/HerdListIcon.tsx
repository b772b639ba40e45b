/** Icons of the list of herds, on the grid of the icon set. */
const PATHS = {
  search: "M4 11a7 7 0 1 0 14 0 7 7 0 0 0-14 0m12 5 5 5",
  open: "m5 12.5 4.5 4.5L19 7.5",
  late: "M12 4.5 3.5 19.5h17zM12 10v4.5m0 2.5v.01",
  watch: "M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0",
  kept: "M12 4v10.5m-4.5-4.5 4.5 4.5 4.5-4.5M5 19.5h14",
  toCorrect: "M4 20h4L18.5 9.5a2.8 2.8 0 0 0-4-4L4 16zM13 7l4 4",
  waiting: "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 0 0-17 0M12 7v5l3 2",
} as const;

export function HerdListIcon({ name, size = 14 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" d={PATHS[name]} />
    </svg>
  );
}
