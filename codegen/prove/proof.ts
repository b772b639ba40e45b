import type { Said } from "../messages/say";
import type { UserFile } from "../viewer/userFile";

/** One decision shown for every possible user, or the user for whom it fails. */
export interface Proof {
  readonly kind: "tile-opens-route" | "home-opens-route";
  /** Tile id, value of settings.home, origin or persona. */
  readonly subject: string;
  /** Route name; null when the subject leads nowhere. */
  readonly object: string | null;
  readonly holds: boolean;
  /** Why it fails. */
  readonly because?: Said;
  /** The smallest user for whom it fails, as a user file; replayed through the resolver. */
  readonly counterexample?: UserFile;
}
