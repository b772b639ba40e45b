import { type ColumnDefinitionBuilder, type Kysely, type Migration, Migrator, PostgresAdapter, sql } from "kysely";

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-accounts": { up: createAccounts },
  "002-sessions": { up: createSessions },
  "003-mails-and-log": { up: createMailsAndLog },
  "004-secrets": { up: createSecrets },
  "005-limits-and-actions": { up: createLimitsAndActions },
  "006-ends": { up: createEnds },
  "007-successors": { up: createSuccessors },
  "008-stored-actions": { up: createStoredActions },
  "009-support-sessions": { up: createSupportSessions },
  "010-mail-kinds": { up: createMailKinds },
  "011-session-devices": { up: createSessionDevices },
  "012-held-values": { up: createHeldValues },
  "013-support-actions": { up: createSupportActions },
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

async function createLimitsAndActions(database: Kysely<never>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("rate_limits")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("applied_actions")
    .addColumn(...countingKey(database, "position"))
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.notNull())
    .addColumn("num_cheptel", "text")
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addUniqueConstraint("applied_actions_once", ["account_id", "idempotency_key"])
    .execute();
  await schema.alterTable("herds").addColumn("shops_changed_at", "text").execute();
}

/** What is deleted by its end is found by it, and what belongs to a session by the session. */
async function createEnds({ schema }: Kysely<never>): Promise<void> {
  for (const table of ["sessions", "refresh_tokens", "one_time_tokens"]) {
    await schema.createIndex(`${table}_end`).on(table).column("expires_at").execute();
  }
  await schema.createIndex("rate_limits_end").on("rate_limits").column("ends_at").execute();
  for (const table of ["refresh_tokens", "login_tokens"]) {
    await schema.createIndex(`${table}_session`).on(table).column("session_id").execute();
  }
  await schema.createIndex("mails_sent").on("mails").column("sent_at").execute();
  await schema.createIndex("login_log_at").on("login_log").column("at").execute();
}

async function createSuccessors({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable("refresh_tokens").addColumn("successor_hash", "text").execute();
}

/** What an account has stored is counted as it grows: adding it up for each action would read all of it. */
async function createStoredActions(database: Kysely<never>): Promise<void> {
  await database.schema
    .createTable("stored_actions")
    .addColumn("account_id", "text", (column) => column.primaryKey())
    .addColumn("actions", "integer", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .execute();
  await sql`insert into stored_actions (account_id, actions, bytes)
    select account_id, count(*), sum(length(payload)) from applied_actions group by account_id`.execute(database);
}

async function createSupportSessions({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable("sessions")
    .addColumn("by_support", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Mails that are there already were nearly all sent for a new password. */
async function createMailKinds({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable("mails")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("recovery"))
    .execute();
}

async function createSessionDevices({ schema }: Kysely<never>): Promise<void> {
  for (const column of ["used_at", "device"]) await schema.alterTable("sessions").addColumn(column, "text").execute();
}

async function createHeldValues({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable("held_values")
    .addColumn("num_cheptel", "text", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("held_values_key", ["num_cheptel", "about"])
    .execute();
}

async function createSupportActions({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable("applied_actions")
    .addColumn("by_support", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

/** The one place where the SQL of the databases differs: a key that increments itself. */
function countingKey(database: Kysely<never>, name: string) {
  const counts = database.getExecutor().adapter instanceof PostgresAdapter;
  const key = (column: ColumnDefinitionBuilder) => (counts ? column.primaryKey() : column.primaryKey().autoIncrement());
  return [name, counts ? "serial" : "integer", key] as const;
}
