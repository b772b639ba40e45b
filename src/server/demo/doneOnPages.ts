import { entryOn, ROW_DONE, withEntry } from "../../examples/productPage/presentations/doneEntries";
import { actionsOfHerd } from "../database/appliedActions";
import type { Database } from "../database/openDatabase";

/** The rows that stand done on such a page of these applications: what was taken back does not. */
export type DoneOnPages = (applications: ReadonlySet<string>, page: string) => ReadonlySet<string>;

/** What was done with rows of the pages of a herd, by whomever, as the server has it. */
export async function doneOnPages(database: Database, numCheptel: string): Promise<DoneOnPages> {
  const actions = (await actionsOfHerd(database, numCheptel, ROW_DONE)).map(({ type, payload }) => {
    const about: unknown = JSON.parse(payload);
    return { application: type.slice(0, -`.${ROW_DONE}`.length), about };
  });
  return (applications, page) => {
    const entries = actions.flatMap(({ application, about }) => (applications.has(application) ? (entryOn(about, page) ?? []) : []));
    return entries.reduce<ReadonlySet<string>>(withEntry, new Set());
  };
}
