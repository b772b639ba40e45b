import { generatedHeader } from "./generatedHeader";
import type { OutputFile } from "./generatedModule";
import { printTree } from "./printValue";

/** Schema that holds every name of the registry; the others refer to it. */
export const NAMES_FILE = "names.schema.json";

/** A JSON file that says where it comes from. */
export function jsonFile(path: string, from: string, schema: object): OutputFile {
  return { path, text: `${printTree({ $comment: generatedHeader(from), ...schema }, "json")}\n` };
}
