import { rebracketed } from "./brackets";
import { quickYaml } from "./quickYaml";
import type { Slip, SourceLine } from "./slip";

/** One brace or bracket too many, or one that is missing, in a line that is read once it is mended. */
export function bracketSlip(line: SourceLine): Slip | null {
  for (const { text, slip } of rebracketed(line)) if (quickYaml(`${text.trim()}\n`) !== undefined) return slip;
  return null;
}
