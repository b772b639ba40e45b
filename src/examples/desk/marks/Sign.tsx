const PATHS = {
  urgent: "M12 4.5 3.5 19.5h17zM12 10v4.5M12 17v.01",
  toSee: "M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0",
  fine: "m5 12.5 4.5 4.5L19 7.5",
  search: "M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 0 0-13 0M16 16l4.5 4.5",
  device: "M8 3.500h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM11 17.500h2M9.500 10l2 2 3.500-3.500",
  right: "M9.5 6.5 15 12l-5.5 5.5",
} as const;

export function Sign({ name, size = 14 }: { readonly name: keyof typeof PATHS; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" d={PATHS[name]} />
    </svg>
  );
}
