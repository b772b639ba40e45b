/** Icons of the inputs, apart from those of the first pages, which would carry them along. */
const PATHS = {
  calendar: "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1M8 3v5M16 3v5M4 11h16",
  previous: "m15 6-6 6 6 6",
  next: "m9 6 6 6-6 6",
  less: "M6 12h12",
  more: "M12 6v12M6 12h12",
  clear: "M18 6 6 18M6 6l12 12",
} as const;

export function InputGlyph({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" d={PATHS[name]} />
    </svg>
  );
}
