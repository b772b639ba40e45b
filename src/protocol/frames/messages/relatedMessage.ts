import * as z from "zod/mini";
import type { RelatedTile } from "./context";
import { message, unchecked } from "./message";

/** Asks for the tiles around the page: those of its group, then those of its section, without the page itself. */
export const RELATED = message("related", z.strictObject({}), unchecked<readonly RelatedTile[]>());
