import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { SHELL_ROUTES } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { paletteText } from "../../../generated/text/palette";
import { momentInWords } from "../../domain/formats/moment";
import { ageInWords } from "../../domain/formats/timeAgo";
import { labelKey } from "../../domain/labels/labelKey";
import { useShell } from "../context/shell";
import { TitledDialog } from "../dialogs/TitledDialog";
import { useQuickAccess } from "../favourites/useQuickAccess";
import { useNoticeText } from "../notices/useNoticeText";
import { useOpenLink } from "../parts/useOpenLink";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import { countedWords } from "../tiles/countedWords";
import { useFreshFigures } from "../tiles/useFreshFigures";
import { BellRow } from "./BellRow";
import styles from "./BellSheet.module.css";
import { lateTiles } from "./lateTiles";
import { NewsRow, TipRow } from "./TipRow";

const words = paletteText.notices;

/** Refused entries that are named one by one. */
const MOST = 5;

/** What was said and not seen, what needs a decision and what waits to be sent. */
export const BellSheet = observer(function BellSheet() {
  const { menu, sync, clock, language } = useShell();
  const quickAccess = useQuickAccess();
  const { t, find } = useTranslation();
  const textOf = useNoticeText();
  const figures = useFreshFigures();
  const nameOf = usePageName();
  const openLink = useOpenLink(() => menu.closeAll());
  const bell = quickAccess?.bell ?? null;
  // However it was closed: what it has shown has been seen.
  useEffect(
    () => () => {
      bell?.markSeen();
      void quickAccess?.tipsSeen(quickAccess.tips.unseen);
    },
    [bell, quickAccess],
  );
  if (quickAccess === null || bell === null) return null;
  const tips = quickAccess.tips.unseen;
  const { entries, toDecide, waiting } = bell;
  const { oldestAt } = sync.total;
  const late = figures === null ? [] : lateTiles(menu, figures);
  const envois = menu.resolver.route(SHELL_ROUTES.sync);
  const wordsOf = (at: number) => momentInWords(at, clock.now(), language.current);
  const toEnvois = (label: string) =>
    envois.admitted &&
    envois.href !== null && (
      <a href={envois.href} onClick={openLink}>
        {label}
      </a>
    );
  const isRead = tips.length === 0 && entries.every(({ seen }) => seen);
  const readAll = () => {
    bell.markSeen();
    void quickAccess.tipsSeen(tips);
  };
  const action = (!isRead || entries.length > 0) && (
    // Pressed twice in a row it is read, not emptied.
    <button type="button" className={styles.clear} onClick={isRead ? ({ detail }) => detail < 2 && bell.clear() : readAll}>
      {t(isRead ? words.clear : words.read)}
    </button>
  );
  return (
    <TitledDialog name="notices" title={t(pagesText.bell.title)} isPopover action={action}>
      {bell.count + waiting + entries.length + tips.length + late.length === 0 && <p className={styles.none}>{t(words.none)}</p>}
      {toDecide.length + late.length > 0 && (
        <BellGroup title={t(words.toDecide)}>
          {toDecide.slice(0, MOST).map(({ key, label, type, at }) => (
            <BellRow
              key={key}
              look="refused"
              isNew
              title={label ?? find(labelKey.application(type.split(".")[0] ?? "")) ?? t(pagesText.sync.word.WARNING)}
              lines={[t(words.refused)]}
              at={at.getTime()}
              moment={wordsOf(at.getTime())}
            >
              {toEnvois(t(words.correct))}
            </BellRow>
          ))}
          {toDecide.length > MOST && (
            <BellRow look="refused" isNew title={t(paletteText.strip.toCorrect, { count: toDecide.length })} lines={[]}>
              {toEnvois(t(words.correct))}
            </BellRow>
          )}
          {late.map(({ id, route, href, name, figure }) => (
            <BellRow
              key={id}
              look="late"
              title={find(labelKey.tile(id)) ?? (route === null ? "" : nameOf(route))}
              link={{ href, onClick: openLink }}
              lines={[[figure.value, figure.unit, countedWords(find, name, figure)].filter(Boolean).join(" ")]}
              moment={figure.age && figure.ago}
            />
          ))}
        </BellGroup>
      )}
      {waiting + entries.length > 0 && (
        <BellGroup title={t(words.said)}>
          {waiting > 0 && (
            <BellRow
              look="waiting"
              title={t(pagesText.strip.toSend, { count: waiting })}
              lines={oldestAt === null ? [] : [t(words.oldest, { age: ageInWords(clock.now() - oldestAt.getTime(), language.current) })]}
            >
              {toEnvois(find(labelKey.route(SHELL_ROUTES.sync)) ?? t(pagesText.sync.state.DRAFT))}
            </BellRow>
          )}
          {entries.map((notice) => {
            const { id, kind, at, seen } = notice;
            const [title = "", ...lines] = notice.lines.map((line) => textOf(line, notice));
            return (
              <BellRow
                key={id}
                look={kind}
                isNew={!seen}
                kind={t(words.kind[kind])}
                title={title}
                lines={lines}
                at={at}
                moment={wordsOf(at)}
              />
            );
          })}
        </BellGroup>
      )}
      {tips.length > 0 && (
        <BellGroup title={t(words.tips)}>
          {tips
            .filter(({ kind }) => kind === "hint")
            .map((tip) => (
              <TipRow key={tip.id} tip={tip} />
            ))}
          <NewsRow news={tips.filter(({ kind }) => kind === "news")} />
        </BellGroup>
      )}
    </TitledDialog>
  );
});

function BellGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}
