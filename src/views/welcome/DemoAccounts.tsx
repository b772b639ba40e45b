import { observer } from "mobx-react-lite";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../front";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import styles from "./DemoAccounts.module.css";

/** In the demo, the accounts anybody may try: one click signs in. */
export const DemoAccounts = observer(function DemoAccounts() {
  const { demo, signIn } = useFront();
  const { t } = useTranslation();
  if (demo.accounts.length === 0) return null;
  return (
    <details className={styles.accounts}>
      <summary>
        {t(welcomeText.demo.accounts)}
        <Glyph name="down" size={20} />
      </summary>
      <p>{t(welcomeText.demo.accountsHint)}</p>
      <ul>
        {demo.accounts.map(({ login, password, label, story }) => (
          <li key={login}>
            <button type="button" data-account={login} onClick={() => void signIn.withPassword({ login, password })}>
              <strong>{label}</strong>
              <span>{story}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
});
