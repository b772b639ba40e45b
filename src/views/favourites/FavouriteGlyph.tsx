const STAR = "m12 17.8-6.2 3.2 1.2-6.9-5-4.8 6.9-1L12 2l3.1 6.3 6.9 1-5 4.8 1.2 6.9z";
const PATHS = { star: STAR, pinned: STAR, up: "m6 15 6-6 6 6", down: "m6 9 6 6 6-6", remove: "M18 6 6 18M6 6l12 12" } as const;

/** Icons of the favourites, on the grid of the icon set. */
export function FavouriteGlyph({ name, size = 24 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill={name === "pinned" ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={PATHS[name]}
      />
    </svg>
  );
}
