/** What a herd is kept for, as a card of the choice says it. */
export interface HerdKind {
  readonly laitier: boolean;
  readonly allaitant?: boolean | undefined;
}

export interface IllustrationSets<Picture> {
  readonly dairy: readonly Picture[];
  readonly beef: readonly Picture[];
}

/**
 * Section 2.1, multi: the picture of a herd, by a number drawn for it from 0 up to but not 1. A herd that is both draws from the
 * two sets together, one that is neither from the beef set (decision PUB-17).
 */
export function herdIllustration<Picture>(
  { laitier, allaitant }: HerdKind,
  drawn: number,
  sets: IllustrationSets<Picture>,
): Picture | undefined {
  const set = laitier ? (allaitant ? [...sets.dairy, ...sets.beef] : sets.dairy) : sets.beef;
  return set[Math.min(Math.floor(drawn * set.length), set.length - 1)];
}
