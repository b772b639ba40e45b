import type { HerdCard } from "../../protocol/account/herdCard";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { type Herd, herdsOf } from "../database/accounts";
import { findLoginToken } from "../database/loginTokens";
import { accountCall } from "../endpoint/endpoint";
import { accepted } from "../http/answer";

/** Section 7.1: a card for each login token of this session. Tokens of others are passed over without a word. */
export const whois = accountCall(ACCOUNT_CALLS.whois, async ({ service, body }, { account, sessionId }) => {
  const herds = new Map((await herdsOf(service.database, account.id)).map((herd) => [herd.num_cheptel, herd]));
  const cards: HerdCard[] = [];
  for (const token of body) {
    const found = await findLoginToken(service.database, token);
    if (found?.session_id !== sessionId || found.num_cheptel === null) continue;
    const herd = herds.get(found.num_cheptel);
    if (herd !== undefined) cards.push(cardOf(token, herd));
  }
  return accepted(cards);
});

function cardOf(token: string, herd: Herd): HerdCard {
  return {
    token,
    numCheptel: herd.num_cheptel,
    laitier: herd.laitier === 1,
    allaitant: herd.allaitant === 1,
    elevageEnCours: { denomination: herd.raison_sociale, commune: herd.ville },
  };
}
