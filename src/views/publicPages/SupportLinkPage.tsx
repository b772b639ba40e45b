import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { useAccount } from "../context/account";
import { usePublic } from "../context/public";
import { useAddressQuery } from "../parts/useAddressQuery";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { PublicPage } from "./PublicPage";
import styles from "./publicForms.module.css";

interface SubmitError {
  /** Left out when what the page works with did not come. */
  readonly text?: string;
  readonly permanent?: boolean;
}

const INCOMPLETE: SubmitError = { text: accountText.support.incomplete, permanent: true };

/** Section 2.1, support: the token of the address signs in without a word, and home follows. */
export const SupportLinkPage = observer(function SupportLinkPage() {
  const { openSupportLink } = useAccount();
  const { session } = usePublic();
  const query = useAddressQuery();
  const { t } = useTranslation();
  // The token works once: what the page was opened with is what counts.
  const [{ token, epoch }] = useState(() => ({ token: query.token ?? "", epoch: session.epoch }));
  const [error, setError] = useState<SubmitError | null>(token === "" ? INCOMPLETE : null);
  const open = useCallback(async () => {
    setError(null);
    const outcome = await openSupportLink(token);
    if (outcome.kind === "failed") setError(outcome);
  }, [openSupportLink, token]);
  useEffect(() => {
    if (token !== "") void open();
  }, [open, token]);
  // Somebody else may have been signed in when the link was opened.
  const done = session.signedIn && session.epoch !== epoch;
  return (
    <PublicPage title={t(accountText.support.title)}>
      {error ? (
        <SupportLinkError error={error} onAgain={() => void open()} />
      ) : (
        <p role="status" aria-busy={!done}>
          {t(done ? accountText.support.done : accountText.support.signingIn)}
        </p>
      )}
    </PublicPage>
  );
});

/** What is wrong with the link, and the ways on. */
const SupportLinkError = observer(function SupportLinkError({ error, onAgain }: { error: SubmitError; onAgain: () => void }) {
  const { session, goHome } = usePublic();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  return (
    <>
      <p role="alert">{t(error.text ?? welcomeText.error.offline)}</p>
      {session.signedIn && <p>{t(accountText.support.stillIn)}</p>}
      <div className={styles.row}>
        {session.signedIn ? (
          <button type="button" className="quiet" onClick={() => void goHome()}>
            {t(welcomeText.refusal.home)}
          </button>
        ) : (
          <a className="quiet" href={`/${SCREENS.login.path}`} onClick={openLink}>
            {t(welcomeText.login.submit)}
          </a>
        )}
        {!error.permanent && (
          <button type="button" className="primary" onClick={onAgain}>
            {t(welcomeText.common.retry)}
          </button>
        )}
      </div>
    </>
  );
});
