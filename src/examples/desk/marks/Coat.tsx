/** Marks of a herd: the coat of its breed, recognised across a barn. Ground, spots and where they are. */
const COATS: ReadonlyMap<string, readonly [ground: string, spots: string, d: string]> = new Map([
  [
    "Prim’Holstein",
    [
      "#f7f5ef",
      "#22201d",
      "M-2 6C6 2 14 8 12 16S2 22-3 18zM24 2c8-4 16 2 14 9s-12 6-14 1 -4-8 0-10zM20 26c6-4 14 0 14 8s-12 8-16 4-2-10 2-12z",
    ],
  ],
  [
    "Montbéliarde",
    [
      "#fbf6ec",
      "#a94b21",
      "M-2 0C8-4 18 2 16 12S4 20-3 16zM26 14c8-4 14 0 14 8s-8 12-14 8-6-14 0-16zM6 30c5-3 11 0 11 6s-6 6-11 5-4-8 0-11z",
    ],
  ],
  [
    "Normande",
    [
      "#f6ebdd",
      "#6b3a1e",
      "M2 4c6-4 12 0 11 6S4 16 1 12s-2-6 1-8zM22 8c4-3 12-1 12 5s-8 8-12 5-4-7 0-10zM8 24c6-2 10 2 9 7s-9 7-12 3 0-9 3-10z M16 4a2 2 0 1 0 4 0 2 2 0 1 0 -4 0 M21 26a3 3 0 1 0 6 0 3 3 0 1 0 -6 0 M29 30a2 2 0 1 0 4 0 2 2 0 1 0 -4 0 M16.4 18a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0 -3.2 0",
    ],
  ],
  ["Charolaise", ["#f3e9d6", "#dccbaa", "M0 24C10 18 26 20 40 26V40H0z"]],
  ["Limousine", ["#b4652c", "#8c4718", "M0 26C12 20 26 22 40 28V40H0z"]],
  ["Blonde d’Aquitaine", ["#e6bd83", "#cf9c58", "M0 25C10 19 26 21 40 27V40H0z"]],
]);

export function Coat({ breed, size = 40 }: { readonly breed: string; readonly size?: number }) {
  const [ground, spots, d] = COATS.get(breed) ?? ["#c9d3c9", "#c9d3c9", ""];
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" focusable="false" style={{ borderRadius: "50%", flex: "none" }}>
      <path fill={ground} d="M0 0h36v36H0z" />
      <path fill={spots} d={d} />
      <circle cx="18" cy="18" r="17.5" fill="none" stroke="#14201a" strokeOpacity="0.2" />
    </svg>
  );
}
