import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useRef, useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { userName } from "../../domain/session/userName";
import type { SupportFailure } from "../../flows/account/supportLink";
import { useAccount } from "../context/account";
import { usePublic } from "../context/public";
import { useAddressQuery } from "../parts/useAddressQuery";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { CallSupport } from "./CallSupport";
import { PublicPage } from "./page/PublicPage";
import styles from "./page/publicForms.module.css";
import { useTakenFromAddress } from "./useTakenFromAddress";

const INCOMPLETE: SupportFailure = { kind: "failed", text: accountText.support.incomplete, permanent: true };

/** Section 2.1, support: the token of the address signs in once the user has agreed to whose session opens, and home follows. */
export const SupportLinkPage = observer(function SupportLinkPage() {
  const { supportLink } = useAccount();
  const { session } = usePublic();
  const query = useAddressQuery();
  const { t } = useTranslation();
  const token = useTakenFromAddress(query.token ?? "", `/${SCREENS.support.path}`);
  const [name, setName] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);
  const [error, setError] = useState<SupportFailure | null>(token === "" ? INCOMPLETE : null);
  const find = useCallback(async () => {
    setError(null);
    const found = await supportLink.find(token);
    if (found.kind === "found") setName(found.name);
    else setError(found);
  }, [supportLink, token]);
  useEffect(() => {
    if (token !== "") void find();
  }, [find, token]);
  const open = async () => {
    setError(null);
    setPressed(true);
    const outcome = await supportLink.open(token);
    if (outcome.kind === "done") return;
    setError(outcome);
    setPressed(false);
  };
  const epoch = useRef(session.epoch);
  // Another user may have been signed in when the link was opened.
  const done = pressed && session.signedIn && session.epoch !== epoch.current;
  if (error !== null || (name !== null && !pressed))
    return (
      <PublicPage title={t(error?.permanent ? accountText.support.dead : accountText.support.title)} size="short">
        {error ? <SupportLinkError error={error} /> : <p role="status">{t(accountText.support.opening, { name: name ?? "" })}</p>}
        {!error && session.effective && <p>{t(accountText.support.replaces, { name: userName(session.effective) })}</p>}
        {error?.permanent && (
          <p className={styles.row}>
            <CallSupport look="primary" />
          </p>
        )}
        <div className={styles.row}>
          <OtherWay />
          {!error?.permanent && (
            <button type="button" className="primary" onClick={() => void (name === null ? find() : open())}>
              {t(error ? welcomeText.common.retry : accountText.support.open)}
            </button>
          )}
        </div>
      </PublicPage>
    );
  return (
    <PublicPage title={t(accountText.support.title)} size="short">
      <p role="status" aria-busy={!done}>
        {t(done ? accountText.support.done : pressed ? accountText.support.signingIn : accountText.support.checking)}
      </p>
    </PublicPage>
  );
});

/** What is wrong with the link. */
const SupportLinkError = observer(function SupportLinkError({ error }: { error: SupportFailure }) {
  const { session } = usePublic();
  const { t } = useTranslation();
  return (
    <>
      <p role="alert">{t(error.text ?? welcomeText.error.offline)}</p>
      {session.signedIn && <p>{t(accountText.support.stillIn)}</p>}
    </>
  );
});

/** Home for a user who is signed in, the login page for anybody else. */
const OtherWay = observer(function OtherWay() {
  const { session, goHome } = usePublic();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  return session.signedIn ? (
    <button type="button" className="quiet" onClick={() => void goHome()}>
      {t(welcomeText.refusal.home)}
    </button>
  ) : (
    <a className="quiet" href={`/${SCREENS.login.path}`} onClick={openLink}>
      {t(welcomeText.login.submit)}
    </a>
  );
});
