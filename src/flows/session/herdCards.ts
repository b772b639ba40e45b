import type { Http } from "../../ports/http";
import type { HerdCard } from "../../protocol/account/herdCard";

/** Herds asked for at once: what the server takes in one call. */
const AT_ONCE = 1000;

/** The herds of login tokens, of however many; tokens of another session have none. */
export async function herdCards(http: Pick<Http, "call">, tokens: readonly string[]): Promise<readonly HerdCard[]> {
  const cards: HerdCard[] = [];
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    cards.push(...(await http.call("whois", { body: tokens.slice(from, from + AT_ONCE) })));
  return cards;
}
