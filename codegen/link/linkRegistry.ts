import { type Finding, sortFindings } from "../diagnostic/finding";
import { placeKey, type Range, startOf } from "../diagnostic/range";
import type { ReadResult } from "../read/readRegistry";
import type { RegistryFiles } from "../read/registryFiles";
import type { ListDocument } from "../schema/vocabulary";
import { checkDocuments } from "./documents";
import type { LinkContext } from "./linkContext";
import { linkApplications, linkGrants, linkMenus } from "./linkEntries";
import { linkTexts } from "./linkTexts";
import type { Place, RegistryModel } from "./model";
import { nameFindings } from "./nameFindings";
import { namesOf, referencesIn } from "./references";
import { inFile } from "./withoutRefused";

export interface LinkResult {
  readonly files: RegistryFiles;
  /** What could be understood; complete only when there is no error. */
  readonly model: RegistryModel;
  readonly findings: readonly Finding[];
}

const OUTSIDE = ["icon", "logo", "picture"] as const;

/** Names of files of the product that the registry refers to; what is left out is not looked up. */
export type OutsideNames = Readonly<Partial<Record<(typeof OUTSIDE)[number], ReadonlySet<string> | undefined>>>;

/** Documents → one model in which lists are expanded, access is inherited, names are known and every text has its key. */
export function linkRegistry(read: ReadResult, outside: OutsideNames = {}): LinkResult {
  const checked = checkDocuments(read);
  const { documents, incomplete, left } = checked;
  const findings: Finding[] = [...read.findings, ...checked.findings];
  const byFile = new Map(read.documents.map((document) => [document.file, document]));
  const locate = ({ file, path }: Place, side?: "key" | "value"): Range => byFile.get(file)?.locate(path, side) ?? startOf(file);
  const context: LinkContext = {
    documents,
    lists: new Map(documents.list.map(({ document }) => [document.id, withoutRepeated(document)])),
    locate: (place, side) => locate({ file: place.file, path: inFile(left.get(place.file) ?? [], place.path) }, side),
    report: (one) => findings.push(one),
  };
  // As they are written: a name is declared, whatever else is wrong with its entry.
  const { references, repeated } = referencesIn(read.documents, context.lists);
  const features = documents.settings.map(({ document }) => document.features).find((one) => one !== undefined);
  const texts = linkTexts(context);
  // A number has a text that says what it counts.
  const figures = [...texts.keys()].flatMap((key) => /^tiles\.figures\.(.+)/.exec(key)?.[1] ?? []);
  const names = new Map(namesOf(references, features?.candidate)).set("figure", new Set(figures));
  const model: RegistryModel = {
    documents,
    ...linkApplications(context),
    tiles: linkMenus(context),
    grants: linkGrants(context),
    texts,
    references,
    names,
    incomplete,
    isWhole: ({ file, path }) => {
      const gone = left.get(file) ?? [];
      const written = inFile(gone, path);
      return !gone.some((one) => written.every((step, depth) => one[depth] === step));
    },
    locate: context.locate,
  };
  // What is declared once for each item of a list cannot be known without the list.
  const isListLost = references.some((one) => one.vocabulary === "list" && one.role === "refers" && !context.lists.has(one.name));
  const unsure = new Set([...checked.unsure, ...(isListLost || incomplete.has("list") ? repeated : [])]);
  for (const one of OUTSIDE) if (outside[one] === undefined) unsure.add(one);
  if (unsure.has("grant") || unsure.has("application") || features === undefined) unsure.add("right");
  if ((["route", "tile", "section"] as const).some((one) => unsure.has(one))) unsure.add("shown");
  if (figures.length === 0) unsure.add("figure");
  const known = new Map(names);
  for (const one of OUTSIDE) known.set(one, new Set([...(names.get(one) ?? []), ...(outside[one] ?? [])]));
  const placeholders = documents.list.map(({ document }) => `{${document.placeholder}}`);
  findings.push(...nameFindings({ references, names: known, unsure, placeholders, locate }));
  return { files: read.files, model, findings: sortFindings(withoutEchoes(findings)) };
}

/** An entry whose id is taken has its finding in its list: what repeats over the list is not repeated for it. */
function withoutRepeated(list: ListDocument): ListDocument {
  const seen = new Set<string>();
  return { ...list, items: list.items.filter(({ id }) => !seen.has(id) && seen.add(id)) };
}

/** A name that its schema refuses is unknown too, and said once. */
function withoutEchoes(findings: readonly Finding[]): readonly Finding[] {
  const isName = ({ code }: Finding) => code.startsWith("unknown-") && code !== "unknown-key";
  const places = new Set(findings.flatMap((one) => (isName(one) ? [] : [placeKey(one)])));
  return findings.filter((one) => !isName(one) || !places.has(placeKey(one)));
}
