import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { TIMING } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { useFront } from "../front";
import { useTranslation } from "../parts/useTranslation";
import { WelcomePage } from "./WelcomePage";

/** Section 2.1, support: the token of the address signs in without a word, and home follows. */
export const SupportPage = observer(function SupportPage() {
  const { signIn, session, place } = useFront();
  const { t } = useTranslation();
  // The token works once: what the page was opened with is what counts.
  const [{ token, epoch }] = useState(() => ({ token: place.query.token ?? "", epoch: session.epoch }));
  useEffect(() => {
    if (token !== "") void signIn.withToken(token, { homeAfterMs: TIMING.supportLoginRedirectMs });
  }, [signIn, token]);
  // Somebody else may have been signed in when the link was opened.
  const done = session.signedIn && session.epoch !== epoch;
  const text = token === "" ? accountText.support.incomplete : done ? accountText.support.done : accountText.support.signingIn;
  return (
    <WelcomePage title={t(accountText.support.title)}>
      <p role="status" aria-busy={token !== "" && !done}>
        {t(text)}
      </p>
    </WelcomePage>
  );
});
