import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { FORMATS, PRODUCT } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { formatDay, readIsoDay } from "../../domain/formats/dates";
import { usePublic } from "../context/public";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { PublicPage } from "./page/PublicPage";
import forms from "./page/publicForms.module.css";
import styles from "./TermsPage.module.css";

/** Of the frame, in px. */
const EDGES = 2;

/** Section 2.1, cgu: the terms in a frame, since phones show no document in a page, as long as they are; what is asked of them stays in sight. */
export const TermsPage = observer(function TermsPage() {
  const { acceptTerms, logout, session } = usePublic();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const [read, setRead] = useState(false);
  const [busy, setBusy] = useState(false);
  const hint = useId();
  const [length, setLength] = useState<number | null>(null);
  const updated = readIsoDay(PRODUCT.termsUpdated);
  const accept = async () => {
    setBusy(true);
    await acceptTerms();
    setBusy(false);
  };
  return (
    <PublicPage title={t(accountText.cgu.title)} size="wide">
      <p>{t(accountText.cgu.intro)}</p>
      <div className={styles.head}>
        <p className={styles.updated}>
          {t(accountText.cgu.updated, { date: updated === null ? PRODUCT.termsUpdated : formatDay(updated, FORMATS.date) })}
        </p>
        <a className="quiet" href={PRODUCT.termsDocument} download>
          {t(accountText.cgu.download)}
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls, also by the keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={t(accountText.cgu.document)}>
        <iframe
          className={styles.document}
          style={length === null ? undefined : { height: length }}
          src={PRODUCT.termsPage}
          title={t(accountText.cgu.document)}
          onLoad={({ currentTarget }) => takeLook(currentTarget, setLength)}
        />
      </section>
      <div className={styles.foot}>
        <div className={styles.ask}>
          <label className={styles.read}>
            <input type="checkbox" checked={read} onChange={(event) => setRead(event.target.checked)} />
            {t(accountText.cgu.read)}
          </label>
          <p id={hint} className={styles.hint}>
            {!read && t(accountText.cgu.readFirst)}
          </p>
        </div>
        <div className={forms.row}>
          {session.signedIn ? (
            <button type="button" className="quiet" onClick={() => void logout()}>
              {t(accountText.cgu.leave)}
            </button>
          ) : (
            <a className="quiet" href={`/${SCREENS.login.path}`} onClick={openLink}>
              {t(welcomeText.common.back)}
            </a>
          )}
          <button
            type="button"
            className="primary"
            disabled={!read || busy}
            aria-busy={busy}
            aria-describedby={hint}
            onClick={() => void accept()}
          >
            {t(busy ? accountText.cgu.validating : accountText.cgu.validate)}
          </button>
        </div>
      </div>
    </PublicPage>
  );
});

/** Letters and colours of the page around it, and its length as often as that changes; a text from elsewhere keeps its own. */
function takeLook(frame: HTMLIFrameElement, setLength: (length: number) => void): void {
  const inside = frame.contentDocument;
  if (inside === null) return;
  const { colorScheme, fontFamily } = getComputedStyle(document.documentElement);
  inside.documentElement.style.colorScheme = colorScheme;
  Object.assign(inside.body.style, { fontFamily, color: getComputedStyle(document.body).color });
  if ("typeface" in document.documentElement.dataset) void lendTypeface(inside).catch(() => {});
  new ResizeObserver(() => setLength(inside.documentElement.offsetHeight + EDGES)).observe(inside.documentElement);
}

/** Its policy lets it fetch nothing, not even letters. */
async function lendTypeface(inside: Document): Promise<void> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    const [, file] = rule instanceof CSSFontFaceRule ? (/url\("?([^")]+)/.exec(rule.cssText) ?? []) : [];
    if (file === undefined) continue;
    const letters = await (await fetch(file)).arrayBuffer();
    inside.fonts.add(await new FontFace("Inter", letters, { weight: "100 900" }).load());
  }
}
