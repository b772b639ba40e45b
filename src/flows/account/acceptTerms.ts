import { LIMITS, TIMING } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { userInCalls } from "../../domain/session/userInCalls";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { EnterSession } from "../login/enterSession";
import type { StoredSession } from "../session/storedSession";

/** Section 4, licence check: validating stores the updated profile and goes on to the home screen (decision PUB-20). */
export type AcceptTerms = () => Promise<boolean>;

interface AcceptTermsPorts {
  readonly http: Http;
  readonly storedSession: StoredSession;
  readonly enterSession: EnterSession;
  readonly clock: Clock;
  readonly log: Log;
}

export function createAcceptTerms(
  { http, storedSession, enterSession, clock, log }: AcceptTermsPorts,
  { session, notices }: { readonly session: SessionStore; readonly notices: NoticeStore },
): AcceptTerms {
  return async () => {
    const user = session.effective;
    if (user === null) {
      // The terms are public; accepting them needs a signed-in user.
      const lines = [accountText.security.cgu.cantValidate, welcomeText.refusal.reason["not-signed-in"]];
      notices.show({ kind: "negative", lines, ms: TIMING.termsNoticeMs });
      return false;
    }
    if (user.bySupport) {
      // The server refuses it too, without saying why.
      notices.show({
        kind: "negative",
        lines: [accountText.security.cgu.cantValidate, accountText.support.ownerOnly],
        ms: TIMING.termsNoticeMs,
      });
      return false;
    }
    try {
      const updated = await http.call("acceptTerms", {
        body: { ...userInCalls(user, LIMITS.herdsInCalls), dateCgu: new Date(clock.now()) },
      });
      session.set({ user: session.user && updated, multiUser: updated });
      await storedSession.save(session.users);
      notices.show({ kind: "positive", lines: [accountText.security.cgu.validated], ms: TIMING.termsNoticeMs });
      await enterSession.proceed();
      return true;
    } catch (error) {
      log.warn("terms", error);
      notices.show({ kind: "negative", lines: [accountText.security.cgu.cantValidate], ms: TIMING.termsNoticeMs });
      return false;
    }
  };
}
