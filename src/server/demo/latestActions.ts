import type { AppliedAction } from "../database/appliedActions";
import type { Database } from "../database/openDatabase";

/** The last actions applied, the newest first; of one account, if one is named. */
export function latestActions(database: Database, count: number, accountId: string | null): Promise<AppliedAction[]> {
  const all = database.selectFrom("applied_actions").selectAll().orderBy("position", "desc").limit(count);
  return (accountId === null ? all : all.where("account_id", "=", accountId)).execute();
}
