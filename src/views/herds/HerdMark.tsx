import { type HerdKind, herdBreed } from "../../domain/herd/herdBreed";
import { Coat } from "../parts/Coat";
import { Glyph } from "../parts/Glyph";

interface HerdMarkProps {
  readonly herd: HerdKind & { readonly numCheptel: string };
  readonly size?: number;
}

/** The coat of a herd; of one of which it is not known what it is kept for, the icon of any herd. */
export function HerdMark({ herd, size = 24 }: HerdMarkProps) {
  if (herd.laitier === undefined) return <Glyph name="herd" size={size} />;
  return <Coat breed={herdBreed(herd, herd.numCheptel)} size={size} />;
}
