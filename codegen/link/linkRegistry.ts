import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { sortFindings } from "../diagnostic/finding";
import type { ReadResult } from "../read/readRegistry";
import type { Kind } from "../schema/kinds";
import { checkDocuments } from "./documents";
import { duplicateEntries } from "./duplicateEntries";
import { linkApplications } from "./linkApplications";
import type { LinkContext } from "./linkContext";
import { linkGrants } from "./linkGrants";
import { linkMenus } from "./linkMenus";
import { linkTexts } from "./linkTexts";
import type { Place, RegistryModel } from "./model";

export interface LinkResult {
  /** What could be understood; complete only when there is no error. */
  readonly model: RegistryModel;
  readonly diagnostics: readonly Diagnostic[];
  /** Kinds of which a file could not be understood. */
  readonly broken: ReadonlySet<Kind>;
}

/** Documents → one model in which lists are expanded, access is inherited and every text has its key. */
export function linkRegistry(read: ReadResult): LinkResult {
  const { documents, diagnostics: schemaFindings, broken } = checkDocuments(read);
  const linkFindings: Diagnostic[] = [];
  const context: LinkContext = {
    documents,
    lists: new Map(documents.list.map(({ document }) => [document.id, document])),
    locate: locateIn(read),
    report: (diagnostic) => linkFindings.push(diagnostic),
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
  return { model, diagnostics: sortFindings([...schemaFindings, ...linkFindings]), broken };
}

function locateIn(read: ReadResult): (place: Place, what?: "key" | "value") => Range {
  const byFile = new Map(read.documents.map((document) => [document.file, document]));
  return ({ file, path }, what) => byFile.get(file)?.locate(path, what) ?? { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
