import type { NewToken } from "../credentials/tokens";
import type { Database } from "./openDatabase";

const ACCESS_TOKENS = "access-tokens";

/** The key that signs access tokens. The first process to ask makes it; the others, now or later, find it. */
export async function signingSecret(database: Database, newToken: NewToken): Promise<Uint8Array> {
  await database
    .insertInto("secrets")
    .values({ name: ACCESS_TOKENS, value: newToken() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await database.selectFrom("secrets").select("value").where("name", "=", ACCESS_TOKENS).executeTakeFirstOrThrow();
  return new TextEncoder().encode(value);
}
