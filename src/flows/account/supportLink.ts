import { TIMING } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { type Http, HttpError } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { NoticeStore } from "../../stores/noticeStore";
import type { LoadSession } from "../login/enterSession";
import { isComplete } from "../login/signIn";
import type { Logout } from "../session/logout";
import { temporaryFailureText } from "./temporaryFailureText";

/** Why a support link opens nothing, as a label key. `permanent` when another attempt will end the same. */
export interface SupportFailure {
  readonly kind: "failed";
  readonly text?: string;
  readonly permanent?: boolean;
}

/** Section 2.1, support. */
export interface SupportLink {
  /** Whose session the link opens. Changes nothing. */
  readonly find: (token: string) => Promise<{ readonly kind: "found"; readonly name: string } | SupportFailure>;
  /**
   * Signs in with the token of the link. A session that is open stays as it is until the server has granted the new one, and ended that
   * (decision on ERR-01). Pressed twice it is one.
   */
  readonly open: (token: string) => Promise<{ readonly kind: "done" } | SupportFailure>;
}

interface SupportPorts {
  readonly http: Http;
  readonly loadShell: LoadSession;
  readonly logout: Logout;
  readonly log: Log;
}

const OK = 200;
const PERMANENT: Readonly<Record<number, string>> = {
  400: accountText.support.unknown,
  404: accountText.support.unknown,
  410: accountText.support.used,
};

export function createSupportLink(
  { http, loadShell, logout, log }: SupportPorts,
  { notices, session }: { readonly notices: NoticeStore; readonly session: { readonly signedIn: boolean } },
): SupportLink {
  let opening: ReturnType<SupportLink["open"]> | null = null;
  const fail = (error: unknown): SupportFailure => {
    log.warn("support link", error);
    const reason = temporaryFailureText(error);
    if (reason === null) notices.show({ kind: "negative", lines: [welcomeText.error.unknownid] });
    const permanentText = error instanceof HttpError ? PERMANENT[error.status] : undefined;
    return { kind: "failed", text: permanentText ?? reason ?? welcomeText.error.unexpected, permanent: permanentText !== undefined };
  };
  const tryRefresh = () => http.refresh().catch((error: unknown) => log.warn("support link", error));
  /** What the former user still waits for must not be asked once more in the name of the next one. */
  const dropFormer = async () => {
    await logout({ hereOnly: true, stay: true });
    // The access token went with the former user; the cookie is already that of the new one.
    await tryRefresh();
  };
  const open: SupportLink["open"] = async (token) => {
    notices.clear();
    try {
      // First: a link works once, and must not be spent where what follows cannot be fetched.
      const { enterSession } = await loadShell();
      // The refresh of a session that is being taken up would otherwise overwrite the cookie of the new one.
      if (session.signedIn) await tryRefresh();
      const profile = await http.call("supportSession", { params: { token }, numCheptel: "" });
      if (session.signedIn) await dropFormer();
      if (!isComplete(profile)) throw new HttpError(OK, "the profile is not complete");
      await enterSession.enter(profile, { homeAfterMs: TIMING.supportLoginRedirectMs });
      return { kind: "done" };
    } catch (error) {
      // Granted, but without what a session stands on: what was open before is no longer that of the browser (LOG-12).
      if (error instanceof HttpError && error.status === OK) await logout({ stay: true });
      return fail(error);
    }
  };

  return {
    find: async (token) => {
      notices.clear();
      try {
        return { kind: "found", ...(await http.call("supportAccount", { params: { token } })) };
      } catch (error) {
        return fail(error);
      }
    },
    open: (token) => {
      opening ??= open(token).finally(() => {
        opening = null;
      });
      return opening;
    },
  };
}
