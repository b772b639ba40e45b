import { observer } from "mobx-react-lite";
import { welcomeText } from "../../../../generated/text/welcome";
import { usePublic } from "../../context/public";
import { useTranslation } from "../../parts/useTranslation";
import styles from "./publicForms.module.css";

/** Country and language; each is named in its own language. */
export const LanguageChooser = observer(function LanguageChooser() {
  const { language, chooseLanguage } = usePublic();
  const { t } = useTranslation();
  return (
    <label className={styles.languages}>
      <span className="visuallyHidden">{t(welcomeText.login.country)}</span>
      <select className="choice" value={language.current} onChange={(event) => void chooseLanguage(event.target.value)}>
        {language.languages.map(({ id, name, country }) => (
          <option key={id} value={id} lang={id}>
            {`${country} · ${name}`}
          </option>
        ))}
      </select>
    </label>
  );
});
