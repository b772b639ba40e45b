import type { Selectable } from "kysely";
import type { Database } from "./openDatabase";
import type { MailTable } from "./tables";

export type Mail = Selectable<MailTable>;

/** The demo sends no mail: it puts it where /demo/mails shows it. */
export async function storeMail(database: Database, mail: Mail): Promise<void> {
  await database.insertInto("mails").values(mail).execute();
}

export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.deleteFrom("mails").where("id", "=", id).execute();
}

export function latestMails(database: Database, count: number): Promise<Mail[]> {
  return database.selectFrom("mails").selectAll().orderBy("sent_at", "desc").orderBy("id").limit(count).execute();
}
