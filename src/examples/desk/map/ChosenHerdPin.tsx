/** Where the chosen herd is. */
export function ChosenHerdPin({ height = 42 }: { readonly height?: number }) {
  return (
    <svg height={height} viewBox="0 0 32 42" aria-hidden="true" focusable="false">
      <path d="M16 1.5C8 1.5 2 7.5 2 15c0 9.500 11 16 14 25.500C19 31 30 24.500 30 15 30 7.500 24 1.500 16 1.500z" />
      <circle cx="16" cy="15" r="5" />
    </svg>
  );
}
