import { suggest } from "../diagnostic/suggest";
import { kindsNamed, RENAMED, type Renamed } from "../edit/renamePlan";
import type { RegistryModel } from "../link/model";
import { said } from "../messages/say";
import { Misuse } from "../request/options";
import type { Request } from "../request/request";

export const KINDS_OF_NAMES = [
  "route",
  "tile",
  "grant",
  "application",
  "persona",
  "section",
  "parameter",
] as const satisfies readonly Renamed[];

/** What a name is of; `--kind` decides between several. Throws Misuse. */
export function kindOfName({ options, say }: Request, model: RegistryModel, name: string): Renamed {
  const kinds = kindsNamed(model, name);
  const asked = kinds.find((kind) => kind === options.values.get("kind"));
  const [only] = kinds;
  if (asked !== undefined) return asked;
  if (only === undefined) {
    const known = KINDS_OF_NAMES.flatMap((kind) => [...(model.names.get(RENAMED[kind][0]) ?? [])]);
    throw new Misuse(said("rename-unknown", { name, suggestion: suggest(name, known) }));
  }
  if (kinds.length > 1) throw new Misuse(said("rename-several", { name, kinds: kinds.map((kind) => say(`noun.${kind}`)).join(", ") }));
  return only;
}
