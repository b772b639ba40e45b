import type { Http } from "../../ports/http";
import type { TabMessage } from "../../protocol/tabs/tabMessage";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { SessionStore } from "../../stores/sessionStore";
import { herdCards } from "./herdCards";
import type { StoredSession } from "./storedSession";

export interface FollowPorts {
  readonly http: Http;
  readonly storedSession: StoredSession;
}

export interface SignInStores {
  readonly session: SessionStore;
  readonly choice: HerdChoiceStore;
}

/**
 * Goes on with what the same user has entered in another tab. Where each herd has a token of its own, that of the other tab may be of
 * another herd: this tab keeps its own as long as it is of the same sign-in, or takes the new one of a herd it knows.
 */
export async function followSignIn(
  { http, storedSession }: FollowPorts,
  { session, choice }: SignInStores,
  { session: sender, tokens = [] }: TabMessage,
): Promise<void> {
  const { epoch, key, multiUser } = session;
  // A tab that opens says what it holds, which may have ended by then: only what the server still knows is followed.
  if (!(await http.refresh()) || session.epoch !== epoch) return;
  const herds = multiUser?.infoCheptels.map(({ numCheptel }) => numCheptel) ?? [];
  const cards = await herdCards(http, [key ?? sender, sender, ...tokens]);
  if (session.epoch !== epoch || cards.some(({ token }) => token === key)) return;
  const token = herds.length > 0 ? cards.find(({ numCheptel }) => herds.includes(numCheptel))?.token : sender;
  if (token === undefined) return;
  if (tokens.length > 1) choice.setTokens(tokens);
  session.takeOver(token);
  await storedSession.saveInTab(session.users);
  http.resume();
}
