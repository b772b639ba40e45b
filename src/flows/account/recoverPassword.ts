import { SCREENS } from "../../../generated/screens";
import { TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { type Http, OfflineError } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { NoticeStore } from "../../stores/noticeStore";
import type { Clock } from "../../time/clock";

/** How a form of a public page ended; what is wrong with a field is a label key shown beside it. */
export type FormOutcome = { readonly kind: "done" | "failed" } | { readonly kind: "faulty"; readonly text: string };

/** Label key of what is wrong with an address, or null (section 5). */
export function emailFault(email: string): string | null {
  if (email.trim() === "") return welcomeText.security.forgot.empty;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : welcomeText.security.forgot.valide;
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
  return async (email) => {
    const fault = emailFault(email);
    if (fault !== null) return { kind: "faulty", text: fault };
    const asked = navigation.current();
    try {
      await http.call("recoverPassword", { params: { email: email.trim() } });
      notices.show({
        kind: "positive",
        lines: [welcomeText.security.forgot.sent],
        values: { email: email.trim() },
        ms: TIMING.forgotNoticeMs,
      });
      clock.after(TIMING.forgotNoticeMs, () => {
        if (navigation.current() === asked) navigation.replace(`/${SCREENS.login.path}`);
      });
      return { kind: "done" };
    } catch (error) {
      log.warn("recovery mail", error);
      const line = error instanceof OfflineError ? welcomeText.error.offline : welcomeText.security.forgot.cantsend;
      notices.show({ kind: "negative", lines: [line] });
      return { kind: "failed" };
    }
  };
}
