import type { HerdCard } from "../../protocol/account/herdCard";
import { ACCOUNT_CALLS } from "../../protocol/calls/accountCalls";
import { hashToken } from "../credentials/tokens";
import { type Herd, herdsOf } from "../database/accounts";
import { loginTokensOf, partsOfToken } from "../database/loginTokens";
import { accountCall } from "../endpoint/endpoint";
import { accepted } from "../http/answer";

/** Section 7.1: a card for each login token of this session. Tokens of others are passed over without a word. */
export const whois = accountCall(ACCOUNT_CALLS.whois, async ({ service, body }, { account, sessionId }) => {
  const herds = new Map((await herdsOf(service.database, account.id)).map((herd) => [herd.num_cheptel, herd]));
  const own = await loginTokensOf(service.database, sessionId);
  const cards: HerdCard[] = [];
  for (const token of body) {
    const { stored, herd } = partsOfToken(token);
    const numCheptel = own.get(hashToken(stored));
    const held = numCheptel === undefined ? undefined : herds.get(herd ?? numCheptel ?? "");
    if (held !== undefined) cards.push(cardOf(token, held));
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
