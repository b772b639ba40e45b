import { SCREENS } from "../../../generated/screens";
import { TIMING } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { NoticeStore } from "../../stores/noticeStore";
import type { Clock } from "../../time/clock";
import { temporaryFailureText } from "./temporaryFailureText";

/** How a form of a public page ended; what is wrong with a field is a label key shown beside it. */
export type FormOutcome = { readonly kind: "done" | "failed" } | { readonly kind: "invalid"; readonly text: string };

/** The longest address there is (RFC 5321), and the pattern of one that browsers use, with a dot in the domain. */
const LONGEST_EMAIL = 254;
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, "i");

/** Label key of what is wrong with an address, or null (section 5). */
export function emailError(email: string): string | null {
  const typed = email.trim();
  if (typed === "") return accountText.security.forgot.empty;
  return typed.length <= LONGEST_EMAIL && EMAIL.test(typed) ? null : accountText.security.forgot.valide;
}

/** Section 2.1, forgot: a recovery mail is sent; the login page comes back when the notice has been read. */
export type RecoverPassword = (email: string) => Promise<FormOutcome>;

interface RecoverPorts {
  readonly http: Http;
  readonly navigation: Navigation;
  readonly clock: Clock;
  readonly log: Log;
}

export function createRecoverPassword({ http, navigation, clock, log }: RecoverPorts, notices: NoticeStore): RecoverPassword {
  let cancelReturn = () => {};
  return async (email) => {
    const error = emailError(email);
    if (error !== null) return { kind: "invalid", text: error };
    const asked = navigation.current();
    // A password refused before this is over, and must not stand beside the good news.
    notices.clear();
    try {
      await http.call("recoverPassword", { params: { email: email.trim() } });
      notices.show({
        kind: "positive",
        lines: [accountText.security.forgot.sent],
        values: { email: email.trim() },
        ms: TIMING.forgotNoticeMs,
      });
      // Sent again, the later notice is the one to be read.
      cancelReturn();
      cancelReturn = clock.after(TIMING.forgotNoticeMs, () => {
        if (navigation.current() === asked) navigation.replace(`/${SCREENS.login.path}`);
      });
      return { kind: "done" };
    } catch (error) {
      log.warn("recovery mail", error);
      notices.show({ kind: "negative", lines: [temporaryFailureText(error) ?? accountText.security.forgot.cantsend] });
      return { kind: "failed" };
    }
  };
}
