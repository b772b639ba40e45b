/** Icons of the shell's own buttons, on the grid of the icon set; too few and too early to be worth a table. */
const PATHS = {
  close: "M18 6 6 18M6 6l12 12",
  logout: "M14 8V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M9 12h12l-3-3m0 6 3-3",
  widen: "m7 7 5 5-5 5m6-10 5 5-5 5",
  narrow: "m11 7-5 5 5 5m6-10-5 5 5 5",
  herd: "M7 7 4 5m13 2 3-2M7 7h10v4l-2 7H9l-2-7zM10 11v.01M14 11v.01",
  offline: "M9.6 5.7A5.5 5.5 0 0 1 18 8.5h.5a3.5 3.5 0 0 1 2.3 6.1M17 17H7a4.5 4.5 0 0 1-.6-9M3 3l18 18",
  show: "M3 12c2.4-4 5.4-6 9-6s6.6 2 9 6c-2.4 4-5.4 6-9 6s-6.6-2-9-6M10 12a2 2 0 1 0 4 0 2 2 0 0 0-4 0",
  hide: "M10.6 10.6a2 2 0 0 0 2.8 2.8M16.7 16.7A8.7 8.7 0 0 1 12 18c-3.6 0-6.6-2-9-6 1.3-2.1 2.7-3.7 4.3-4.7M10.1 6.2A9 9 0 0 1 12 6c3.6 0 6.6 2 9 6-.7 1.1-1.4 2.1-2.1 2.9M3 3l18 18",
  back: "m15 6-6 6 6 6",
  down: "m6 9 6 6 6-6",
  home: "M5 12H3l9-9 9 9h-2v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM9 21v-6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v6",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0",
  chat: "M8 9h8M8 13h5M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z",
  search: "M4 11a7 7 0 1 0 14 0 7 7 0 0 0-14 0m12 5 5 5",
  bell: "M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10 20a2.2 2.2 0 0 0 4 0M12 5.5V4",
} as const;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name, size = 24 }: { name: GlyphName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" d={PATHS[name]} />
    </svg>
  );
}
