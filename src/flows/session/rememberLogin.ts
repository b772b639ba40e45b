import type { SessionStore } from "../../stores/sessionStore";
import type { SignIn } from "../login/signIn";

/** A sign-in that remembers what was typed as login, for the day the session expires. The password is never kept. */
export function rememberLogin(signIn: SignIn, session: SessionStore): SignIn {
  return {
    ...signIn,
    withPassword: (credentials) => {
      session.type(credentials.login);
      return signIn.withPassword(credentials);
    },
  };
}
