/** What a herd is kept for, as the server says it of a card or an entry of the list. */
export interface HerdKind {
  readonly laitier?: boolean | undefined;
  readonly allaitant?: boolean | undefined;
}

const DAIRY = ["Prim’Holstein", "Normande", "Montbéliarde", "Jersiaise"] as const;
const BEEF = ["Charolaise", "Limousine", "Blonde d’Aquitaine", "Salers"] as const;

export const BREEDS = [...DAIRY, ...BEEF] as const;

export type Breed = (typeof BREEDS)[number];

/** The breed of that name, as a server writes it. */
export function breedNamed(name: string): Breed | undefined {
  return BREEDS.find((breed) => breed === name);
}

/** The breed by which a herd is drawn, everywhere the same, since the server says none: one of dairy cows for whoever milks. */
export function herdBreed({ laitier }: HerdKind, numCheptel: string): Breed {
  const set = laitier ? DAIRY : BEEF;
  return set[Number(numCheptel.replace(/\D/g, "")) % set.length] ?? set[0];
}
