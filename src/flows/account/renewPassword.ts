import { SCREENS } from "../../../generated/screens";
import { LIMITS } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { isPasswordLongEnough } from "../../domain/inputs/passwordLength";
import { type Http, HttpError } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import { isPasswordChanged } from "../../protocol/account/passwordAnswer";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { FormOutcome } from "./recoverPassword";
import { temporaryFailureText } from "./temporaryFailureText";

/** The server knows the commonest passwords; the device would have to load them. */
const GUESSABLE = 422;
/** Another tab of this browser may have the session of support. */
const BY_SUPPORT = 403;

export interface RenewalRequest {
  readonly email: string;
  readonly token: string;
  readonly password: string;
}

/** Section 2.1, renew: the new password is stored, then the login page asks for it, knowing whose it is (decision PUB-12). */
export type RenewPassword = (request: RenewalRequest) => Promise<FormOutcome>;

export function createRenewPassword(
  { http, navigation, log }: { readonly http: Http; readonly navigation: Navigation; readonly log: Log },
  { notices, session }: { readonly notices: NoticeStore; readonly session: SessionStore },
): RenewPassword {
  return async ({ email, token, password }) => {
    if (!isPasswordLongEnough(password, LIMITS.passwordMinimumShell)) return { kind: "invalid", text: accountText.security.renew.valide };
    notices.clear();
    try {
      const answer = await http.call("renewPassword", { params: { email, token }, body: { motDePasseEnClair: password } });
      if (!isPasswordChanged(answer)) throw new UnknownUser();
      notices.show({ kind: "positive", lines: [accountText.security.renew.done] });
      // Only now: before, it is not proven that the address has an account.
      session.suggestLogin(email);
      navigation.replace(`/${SCREENS.login.path}`);
      return { kind: "done" };
    } catch (error) {
      if (error instanceof HttpError && error.status === GUESSABLE) return { kind: "invalid", text: accountText.security.renew.guessable };
      log.warn("new password", error);
      const bySupport = error instanceof HttpError && error.status === BY_SUPPORT;
      const why = bySupport ? accountText.support.ownerOnly : accountText.security.renew.cant;
      notices.show({ kind: "negative", lines: [temporaryFailureText(error) ?? why] });
      return { kind: "failed" };
    }
  };
}

/** The server answered that no account has that address. */
class UnknownUser extends Error {
  override readonly name = "UnknownUser";
}
