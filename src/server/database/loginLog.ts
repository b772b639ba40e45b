import type { Selectable } from "kysely";
import type { Database } from "./openDatabase";
import type { LoginLogTable } from "./tables";

export type LoggedLogin = Selectable<LoginLogTable>;

export async function logLogin(database: Database, login: LoggedLogin): Promise<void> {
  await database.insertInto("login_log").values(login).execute();
}
