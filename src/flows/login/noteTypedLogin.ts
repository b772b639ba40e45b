import type { SessionStore } from "../../stores/sessionStore";
import type { SignIn } from "./signIn";

/** A sign-in that notes in memory what was typed as login, for the day the session expires. The password is never kept. */
export function noteTypedLogin(signIn: SignIn, session: SessionStore): SignIn {
  return {
    ...signIn,
    withPassword: async (credentials) => {
      session.setTypedLogin(credentials.login);
      const outcome = await signIn.withPassword(credentials);
      // After a look at the page for a forgotten password it is still there.
      if (outcome === "refused") session.suggestLogin(credentials.login);
      return outcome;
    },
  };
}
