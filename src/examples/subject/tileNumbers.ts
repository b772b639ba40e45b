import { DEMO_FIGURES } from "../../domain/address/demoAddresses";
import { shellOrigin } from "../parts/shellOrigin";

/** A number as the tile of the menu has it. */
export interface TileNumber {
  readonly value: string;
  readonly unit?: string;
  readonly tone?: string;
  /** Name of what it counts, where that is not what the tile asks for. */
  readonly counts?: string;
}

type TileNumbers = Readonly<Record<string, TileNumber>>;

/** The numbers of a herd, by the names that tiles give them; none where its backend is not to be had from here. */
export async function tileNumbers(numCheptel: string | null, network: string): Promise<TileNumbers> {
  // A page on an origin of its own has no calls there.
  if (numCheptel === null || network !== "ONLINE" || shellOrigin(window) !== undefined) return {};
  try {
    const answer = await fetch(`${DEMO_FIGURES}?${new URLSearchParams({ herd: numCheptel })}`);
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}
