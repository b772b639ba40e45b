import type { Selectable } from "kysely";
import type { Database } from "./openDatabase";
import type { LoginLogTable } from "./tables";

export type LoggedLogin = Selectable<LoginLogTable>;

/** The same id again only takes the new session and time, so that nobody fills the disk by repeating a login. */
export async function logLogin(database: Database, login: LoggedLogin): Promise<void> {
  await database
    .insertInto("login_log")
    .values(login)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: login.at, session_id: login.session_id }))
    .execute();
}
