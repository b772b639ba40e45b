import { welcomeText } from "../../../generated/text/welcome";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { LocationStore } from "../../stores/locationStore";
import type { NoticeStore } from "../../stores/noticeStore";
import { herdCards } from "../session/herdCards";
import type { SignIn, SignInOutcome } from "./signIn";

export interface ChooseHerd {
  /** Cards of the herds a sign-in returned. */
  readonly load: () => Promise<void>;
  readonly choose: (token: string) => Promise<SignInOutcome>;
  /** Back in the herd that is open, on the page from which the choice was asked for; false where there was none. */
  readonly stay: () => boolean;
}

interface ChooseHerdPorts {
  readonly http: Http;
  readonly signIn: SignIn;
  readonly navigation: Pick<Navigation, "replace">;
  readonly log: Log;
}

/** Section 2.1, multi: the choice of one of several herds. */
export function createChooseHerd(
  { http, signIn, navigation, log }: ChooseHerdPorts,
  { choice, notices, location }: { readonly choice: HerdChoiceStore; readonly notices: NoticeStore; readonly location: LocationStore },
): ChooseHerd {
  return {
    load: async () => {
      const { tokens } = choice;
      if (tokens.length === 0) return;
      choice.startLoading();
      try {
        const cards = await herdCards(http, tokens);
        if (choice.tokens === tokens) choice.setCards(cards);
      } catch (error) {
        log.warn("list of herds", error);
        if (choice.tokens !== tokens) return;
        choice.fail();
        notices.show({ kind: "negative", lines: [welcomeText.common.cantlogin] });
      }
    },
    // The tokens stay for as long as the session: one of the other herds can be chosen without a password.
    choose: async (token) => {
      const outcome = await signIn.withToken(token);
      if (outcome !== "failed") choice.putFirst(token);
      return outcome;
    },
    stay: () => {
      const page = location.takeReturnTo();
      if (page !== null) navigation.replace(page);
      return page !== null;
    },
  };
}
