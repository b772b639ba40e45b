import { starField } from "../../../domain/publicPages/nightSky";

/** Stars of the night sky; they stand still, which spares the battery. */
export function Stars({ count }: { count: number }) {
  return (
    <svg data-stars aria-hidden="true">
      {starField(count).map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} />
      ))}
    </svg>
  );
}
