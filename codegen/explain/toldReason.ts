import type { Entry, Opening } from "../answer/explanation";
import { askerOf } from "../viewer/asker";
import type { Registry } from "../viewer/registry";
import { viewerOf } from "../viewer/userFile";

/** The reason of an opening as it is told: that nothing is asked for but a sign-in is another thing than that all of it is held. */
export function toldReason({ tables }: Registry, ask: NonNullable<Entry["ask"]>, { reason }: Opening): Opening["reason"] | "signed-in" {
  const anybody = () => askerOf(tables, viewerOf({}, { online: true, mode: null }, ""));
  return reason === "ok" && ask.opening(anybody()).admitted ? "signed-in" : reason;
}
