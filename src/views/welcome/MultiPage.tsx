import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../front";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { HerdCardButton } from "./HerdCardButton";
import styles from "./MultiPage.module.css";
import { WelcomePage } from "./WelcomePage";

/** Section 2.1, multi: one card per herd of the sign-in. */
export const MultiPage = observer(function MultiPage() {
  const { choice, chooseHerd } = useFront();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void chooseHerd.load();
  }, [chooseHerd]);
  const choose = async (token: string) => {
    if (busy) return;
    setBusy(true);
    await chooseHerd.choose(token);
    setBusy(false);
  };
  return (
    <WelcomePage title={t(welcomeText.multi.title)} wide>
      <p>{t(welcomeText.multi.intro)}</p>
      <input
        type="search"
        className="text"
        aria-label={t(welcomeText.multi.search)}
        placeholder={t(welcomeText.multi.searchHint)}
        value={choice.query}
        onChange={(event) => choice.search(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {t(statusText(choice.state, choice.visible.length), { count: choice.visible.length })}
      </p>
      <ul className={styles.cards} aria-busy={busy}>
        {choice.visible.map((card) => (
          <li key={card.token}>
            <HerdCardButton card={card} onChoose={() => void choose(card.token)} />
          </li>
        ))}
      </ul>
      <a className="quiet" href={`/${SCREENS.login.path}`} onClick={openLink}>
        {t(welcomeText.multi.backToLogin)}
      </a>
    </WelcomePage>
  );
});

function statusText(state: string, count: number): string {
  if (state === "loading") return welcomeText.multi.loading;
  if (state === "failed") return welcomeText.common.cantlogin;
  return count === 0 ? welcomeText.multi.empty : RESULTS;
}

/** Common stem of the plural forms. */
const RESULTS = welcomeText.multi.results_other.replace(/_other$/, "");
