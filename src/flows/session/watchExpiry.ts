import { welcomeText } from "../../../generated/text/welcome";
import type { Http } from "../../ports/http";
import type { SessionStore } from "../../stores/sessionStore";
import type { Logout } from "./logout";

/** What happens when the server no longer knows the session: it is said, and the login page is shown (decision CAL-07). */
export function createSessionExpired(logout: Logout, session: SessionStore): () => void {
  return () => {
    if (!session.signedIn) return;
    void logout({ notice: { kind: "negative", lines: [welcomeText.logout.expired.line1] } });
  };
}

export function startWatchExpiry(http: Http, sessionExpired: () => void): { readonly stop: () => void } {
  return { stop: http.onExpired(sessionExpired) };
}
