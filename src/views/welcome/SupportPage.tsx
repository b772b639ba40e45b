import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../front";
import { useTranslation } from "../parts/useTranslation";
import { WelcomePage } from "./WelcomePage";

/** Section 2.1, support: the token of the address signs in without a word, and home follows. */
export const SupportPage = observer(function SupportPage() {
  const { signIn, session, place } = useFront();
  const { t } = useTranslation();
  // The token works once: what the page was opened with is what counts.
  const [token] = useState(() => place.query.token ?? "");
  useEffect(() => {
    if (token !== "") void signIn.withToken(token, { homeAfterMs: TIMING.supportLoginRedirectMs });
  }, [signIn, token]);
  const text = token === "" ? welcomeText.support.incomplete : session.signedIn ? welcomeText.support.done : welcomeText.support.signingIn;
  return (
    <WelcomePage title={t(welcomeText.support.title)}>
      <p role="status">{t(text)}</p>
    </WelcomePage>
  );
});
