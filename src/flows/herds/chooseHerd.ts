import { welcomeText } from "../../../generated/text/welcome";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SignIn, SignInOutcome } from "../login/signIn";

export interface ChooseHerd {
  /** Cards of the herds a sign-in returned. */
  readonly load: () => Promise<void>;
  readonly choose: (token: string) => Promise<SignInOutcome>;
}

/** Section 2.1, multi: the choice of one of several herds. */
export function createChooseHerd(
  { http, signIn, log }: { readonly http: Http; readonly signIn: SignIn; readonly log: Log },
  { choice, notices }: { readonly choice: HerdChoiceStore; readonly notices: NoticeStore },
): ChooseHerd {
  return {
    load: async () => {
      const { tokens } = choice;
      if (tokens.length === 0) return;
      try {
        const cards = await http.call("whois", { body: [...tokens] });
        if (choice.tokens === tokens) choice.ready(cards);
      } catch (error) {
        log.warn("list of herds", error);
        choice.failed();
        notices.show({ kind: "negative", lines: [welcomeText.common.cantlogin] });
      }
    },
    choose: async (token) => {
      const outcome = await signIn.withToken(token);
      choice.clear();
      return outcome;
    },
  };
}
