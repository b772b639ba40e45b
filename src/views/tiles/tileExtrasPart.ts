import { createPart } from "../../loading/part";

/** What comes to the tiles after their first picture. */
export const tileExtras = createPart(() => import("./tileExtras"));
