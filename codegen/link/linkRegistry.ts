import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import type { Path } from "../read/locator";
import type { ReadResult } from "../read/readRegistry";
import type { RegistryFiles } from "../read/registryFiles";
import type { Kind } from "../schema/kinds";
import type { ListDocument } from "../schema/vocabulary";
import { checkDocuments } from "./documents";
import { duplicateEntries } from "./duplicateEntries";
import { linkApplications } from "./linkApplications";
import type { LinkContext } from "./linkContext";
import { linkGrants } from "./linkGrants";
import { linkMenus } from "./linkMenus";
import { linkTexts } from "./linkTexts";
import type { Place, RegistryModel } from "./model";
import { inFile } from "./soundPart";

export interface LinkResult {
  readonly files: RegistryFiles;
  /** What could be understood; complete only when there is no error. */
  readonly model: RegistryModel;
  /** What could not be read, and slips that are understood. */
  readonly unread: readonly Diagnostic[];
  /** What the schemas refuse. */
  readonly refused: readonly Diagnostic[];
  /** What does not fit together. */
  readonly unfit: readonly Diagnostic[];
  /** Kinds of which a file, or a named entry of one, could not be understood. */
  readonly broken: ReadonlySet<Kind>;
  /** Kinds of which anything had to be left out. */
  readonly incomplete: ReadonlySet<Kind>;
  /** Whether something had to be left out at a place, so that what is found there may come from that. */
  readonly spoiled: (at: Range) => boolean;
}

/** Documents → one model in which lists are expanded, access is inherited and every text has its key. */
export function linkRegistry(written: ReadResult): LinkResult {
  const { read, documents, diagnostics: refused, broken, incomplete, left } = checkDocuments(written);
  const unfit: Diagnostic[] = [];
  const context: LinkContext = {
    documents,
    lists: new Map(documents.list.map(({ document }) => [document.id, withoutRepeated(document)])),
    locate: locateIn(read, left),
    report: (diagnostic) => unfit.push(diagnostic),
  };
  const model: RegistryModel = {
    documents,
    ...linkApplications(context),
    tiles: linkMenus(context),
    grants: linkGrants(context),
    texts: linkTexts(context),
    locate: context.locate,
  };
  duplicateEntries(context);
  return { files: read.files, model, unread: read.diagnostics, refused, unfit, broken, incomplete, spoiled: spoiledIn(read, left) };
}

/** An entry whose id is taken is told in its list: what repeats over the list is not repeated for it. */
function withoutRepeated(list: ListDocument): ListDocument {
  const first = new Map(list.items.toReversed().map((item) => [item.id, item]));
  return first.size === list.items.length ? list : { ...list, items: list.items.filter((item) => first.get(item.id) === item) };
}

type Left = ReadonlyMap<string, readonly Path[]>;

function locateIn(read: ReadResult, left: Left): (place: Place, what?: "key" | "value") => Range {
  const byFile = new Map(read.documents.map((document) => [document.file, document]));
  return ({ file, path }, what) =>
    byFile.get(file)?.locate(inFile(left.get(file) ?? [], path), what) ?? { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

function spoiledIn(read: ReadResult, left: Left): (at: Range) => boolean {
  const lines = new Set<string>();
  for (const { file, locate } of read.documents)
    for (const path of left.get(file) ?? []) for (const part of [path, path.slice(0, -1)]) lines.add(`${file}:${locate(part, "key").line}`);
  return ({ file, line }) => lines.has(`${file}:${line}`);
}
