import { type Kysely, type Migration, Migrator } from "kysely";

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-accounts": { up: createAccounts },
  "002-sessions": { up: createSessions },
  "003-mails-and-log": { up: createMailsAndLog },
  "004-secrets": { up: createSecrets },
};

/** Brings the schema up to date; several processes on one database may start at once. */
export async function migrate(database: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error("The database could not be brought up to date.", { cause: error });
}

async function createAccounts({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("accounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("sign_in", "text", (column) => column.notNull())
    .addColumn("profile", "text", (column) => column.notNull())
    .addColumn("date_cgu", "text")
    .execute();
  await schema.createIndex("accounts_email").on("accounts").column("email").execute();
  await schema
    .createTable("herds")
    .addColumn("num_cheptel", "text", (column) => column.primaryKey())
    .addColumn("raison_sociale", "text", (column) => column.notNull())
    .addColumn("nom", "text", (column) => column.notNull())
    .addColumn("prenom", "text", (column) => column.notNull())
    .addColumn("ville", "text", (column) => column.notNull())
    .addColumn("background", "text", (column) => column.notNull())
    .addColumn("laitier", "integer", (column) => column.notNull())
    .addColumn("allaitant", "integer", (column) => column.notNull())
    .execute();
  await schema
    .createTable("account_herds")
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("num_cheptel", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("account_herds_key", ["account_id", "num_cheptel"])
    .execute();
}

async function createSessions({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
  await schema.createIndex("sessions_account").on("sessions").column("account_id").execute();
  await schema
    .createTable("refresh_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await schema
    .createTable("login_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("num_cheptel", "text")
    .execute();
  await schema
    .createTable("one_time_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
}

async function createMailsAndLog({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("link", "text", (column) => column.notNull())
    .addColumn("sent_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("login_log")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) => column.notNull())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("application", "text", (column) => column.notNull())
    .addColumn("num_cheptel", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}

async function createSecrets({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("secrets")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}
