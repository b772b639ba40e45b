import { observer } from "mobx-react-lite";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { SCREENS } from "../../../../generated/screens";
import { accountText } from "../../../../generated/text/account";
import { welcomeText } from "../../../../generated/text/welcome";
import { herdsMatching } from "../../../stores/herdChoiceStore";
import { useAccount } from "../../context/account";
import { usePublic } from "../../context/public";
import { HerdListIcon } from "../../herds/HerdListIcon";
import search from "../../herds/HerdSearch.module.css";
import { useOpenLink } from "../../parts/useOpenLink";
import { useTranslation } from "../../parts/useTranslation";
import { PublicPage } from "../page/PublicPage";
import { HerdCards } from "./HerdCards";
import styles from "./HerdChoicePage.module.css";

/** Section 2.1, multi: one card per herd of the sign-in. */
export const HerdChoicePage = observer(function HerdChoicePage() {
  const { chooseHerd } = useAccount();
  const { choice, session, goHome } = usePublic();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const [busy, setBusy] = useState(false);
  const entering = useRef(false);
  useEffect(() => {
    void chooseHerd.load();
  }, [chooseHerd]);
  const stay = useCallback(() => void (chooseHerd.stay() || goHome()), [chooseHerd, goHome]);
  const choose = useCallback(
    async (token: string) => {
      if (entering.current) return;
      if (token === session.key) return stay();
      entering.current = true;
      setBusy(true);
      await chooseHerd.choose(token);
      entering.current = false;
      setBusy(false);
    },
    [chooseHerd, session, stay],
  );
  // Typing goes first: a list of thousands follows when there is time.
  const query = useDeferredValue(choice.query);
  const { cards } = choice;
  // Loaded anew, the page knows no herds any more, and there is nothing to search.
  const isUnknown = choice.state === "none";
  const found = useMemo(() => herdsMatching(cards, query), [cards, query]);
  return (
    <PublicPage title={t(accountText.multi.title)} size="wide">
      {!isUnknown && (
        <>
          <p>{t(accountText.multi.intro)}</p>
          <span className={search.field}>
            <HerdListIcon name="search" size={20} />
            <input
              type="search"
              className="text"
              aria-label={t(accountText.multi.search)}
              placeholder={t(accountText.multi.searchHint)}
              value={choice.query}
              onChange={(event) => choice.search(event.target.value)}
            />
          </span>
        </>
      )}
      <p role="status" className={styles.status}>
        {t(busy ? welcomeText.login.preparing : statusText(choice.state, found.length), { count: found.length })}
      </p>
      <HerdCards cards={found} opened={session.key} busy={busy} onChoose={choose} />
      <div className={styles.actions}>
        {session.signedIn ? (
          <button type="button" className="quiet" onClick={stay}>
            {t(welcomeText.common.cancel)}
          </button>
        ) : (
          <a className="quiet" href={`/${SCREENS.login.path}`} onClick={openLink}>
            {t(isUnknown ? welcomeText.login.submit : accountText.multi.backToLogin)}
          </a>
        )}
        {choice.state === "failed" && (
          <button type="button" className="quiet" onClick={() => void chooseHerd.load()}>
            {t(welcomeText.common.retry)}
          </button>
        )}
      </div>
    </PublicPage>
  );
});

function statusText(state: string, count: number): string {
  if (state === "none") return welcomeText.refusal.reason["not-signed-in"];
  if (state === "loading") return accountText.multi.loading;
  if (state === "failed") return welcomeText.common.cantlogin;
  return count === 0 ? accountText.multi.empty : RESULTS;
}

/** Common stem of the plural forms. */
const RESULTS = accountText.multi.results_other.replace(/_other$/, "");
