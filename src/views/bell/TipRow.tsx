import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import type { Tip } from "../../stores/tipsStore";
import { useShell } from "../context/shell";
import { HyphenatedLabel } from "../parts/HyphenatedLabel";
import { useOpenLink } from "../parts/useOpenLink";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import { BellRow } from "./BellRow";

/** A hint, with the way to what it is about. */
export const TipRow = observer(function TipRow({ tip }: { tip: Tip }) {
  const { t } = useTranslation();
  return (
    <BellRow look="hint" isNew title={t(tip.title)} lines={[t(tip.text)]}>
      <TipLink tip={tip} />
    </BellRow>
  );
});

/** All that is new in a version, under one heading. */
export const NewsRow = observer(function NewsRow({ news }: { news: readonly Tip[] }) {
  const { t } = useTranslation();
  const [first] = news;
  if (first === undefined) return null;
  return (
    <BellRow look="news" isNew title={t(first.title)} lines={[]}>
      {news.map((tip) => (
        <div key={tip.id}>
          <p>{t(tip.text)}</p>
          <TipLink tip={tip} />
        </div>
      ))}
    </BellRow>
  );
});

const TipLink = observer(function TipLink({ tip: { route, opens } }: { tip: Tip }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const nameOf = usePageName();
  const openLink = useOpenLink(() => menu.closeAll());
  const href = route === undefined ? null : menu.resolver.route(route).href;
  return (
    <>
      {route !== undefined && href !== null && (
        <a href={href} onClick={openLink}>
          <HyphenatedLabel label={nameOf(route)} />
        </a>
      )}
      {opens !== undefined && (
        <button type="button" onClick={() => menu.showDrawer(opens)}>
          {t(pagesText.search.title)}
        </button>
      )}
    </>
  );
});
