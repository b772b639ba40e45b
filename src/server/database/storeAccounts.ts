import { sql } from "kysely";
import pLimit from "p-limit";
import type { Persona, PersonaHerd } from "../../domain/session/persona";
import type { Passwords } from "../credentials/passwords";
import type { Database } from "./openDatabase";
import type { WorkshopFlag } from "./storeWorkshopFlag";
import type { AccountHerdTable, AccountTable, HerdTable } from "./tables";

const ROWS_AT_ONCE = 1000;
/** As many as are made at a time anyway: more would wait in the queue of those who sign in, which has an end. */
const HASHES_AT_ONCE = 3;

export interface Seed {
  readonly personas: readonly Persona[];
  /** Of every account, in the demo environment only. */
  readonly password: string;
}

/**
 * Makes an account of each persona. Rights and herds follow the registry at every start; what people did since (password, terms,
 * workshops) stays, and only new accounts cost a password hash.
 */
export async function storeAccounts(database: Database, passwords: Passwords, seed: Seed): Promise<void> {
  const known = await database.selectFrom("accounts").select(["id", "password_hash", "date_cgu"]).execute();
  const knownById = new Map(known.map((account) => [account.id, account]));
  const accounts = await pLimit(HASHES_AT_ONCE).map(seed.personas, async (persona): Promise<AccountTable> => {
    const before = knownById.get(persona.id);
    return {
      id: persona.id,
      email: persona.profile.email.toLowerCase(),
      password_hash: before?.password_hash ?? (await passwords.hash(seed.password)),
      sign_in: persona.login,
      profile: JSON.stringify(persona.profile),
      date_cgu: before ? before.date_cgu : termsDate(persona),
    };
  });
  await database.transaction().execute(async (transaction) => {
    for (const part of partsOf(accounts)) await storeAccountRows(transaction, part);
    await storeHerds(transaction, seed.personas);
  });
}

async function storeAccountRows(database: Database, accounts: readonly AccountTable[]): Promise<void> {
  await database
    .insertInto("accounts")
    .values(accounts)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((row) => ({
        email: row.ref("excluded.email"),
        sign_in: row.ref("excluded.sign_in"),
        profile: row.ref("excluded.profile"),
      })),
    )
    .execute();
}

async function storeHerds(database: Database, personas: readonly Persona[]): Promise<void> {
  const herds = new Map(personas.flatMap((persona) => persona.herds).map((herd) => [herd.numCheptel, herdRow(herd)]));
  for (const part of partsOf([...herds.values()])) await storeHerdRows(database, part);
  for (const part of partsOf(personas.map(({ id }) => id)))
    await database.deleteFrom("account_herds").where("account_id", "in", part).execute();
  const links = personas.flatMap(({ id, herds: held }) =>
    held.map(({ numCheptel }, position): AccountHerdTable => ({ account_id: id, num_cheptel: numCheptel, position })),
  );
  for (const part of partsOf(links)) await database.insertInto("account_herds").values(part).execute();
}

async function storeHerdRows(database: Database, herds: readonly HerdTable[]): Promise<void> {
  await database
    .insertInto("herds")
    .values(herds)
    .onConflict((conflict) =>
      conflict.column("num_cheptel").doUpdateSet((row) => ({
        raison_sociale: row.ref("excluded.raison_sociale"),
        nom: row.ref("excluded.nom"),
        prenom: row.ref("excluded.prenom"),
        ville: row.ref("excluded.ville"),
        background: row.ref("excluded.background"),
        laitier: unlessSwitched("laitier"),
        allaitant: unlessSwitched("allaitant"),
      })),
    )
    .execute();
}

/** As many rows as one statement takes of the values that a database allows it. */
function partsOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  );
}

/** A workshop that a user switched stays as it is. */
function unlessSwitched(flag: WorkshopFlag) {
  return sql<number>`case when herds.shops_changed_at is null then ${sql.ref(`excluded.${flag}`)} else ${sql.ref(`herds.${flag}`)} end`;
}

function termsDate({ termsAccepted }: Persona): string | null {
  return termsAccepted === null ? null : new Date(termsAccepted).toISOString();
}

function herdRow(herd: PersonaHerd): HerdTable {
  return {
    num_cheptel: herd.numCheptel,
    raison_sociale: herd.raisonSociale,
    nom: herd.nom,
    prenom: herd.prenom,
    ville: herd.ville,
    background: herd.background ?? "",
    laitier: Number(herd.laitier),
    allaitant: Number(herd.allaitant),
    shops_changed_at: null,
  };
}
