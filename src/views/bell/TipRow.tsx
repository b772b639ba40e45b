import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import type { Tip } from "../../stores/tipsStore";
import { useShell } from "../context/shell";
import { useOpenLink } from "../parts/useOpenLink";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import { BellRow } from "./BellRow";

/** A hint or a piece of news, with the way to what it is about. */
export const TipRow = observer(function TipRow({ tip: { kind, title, text, route, opens } }: { tip: Tip }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const nameOf = usePageName();
  const openLink = useOpenLink(() => menu.closeAll());
  const href = route === undefined ? null : menu.resolver.route(route).href;
  return (
    <BellRow look={kind} isNew title={t(title)} lines={[t(text)]}>
      {route !== undefined && href !== null && (
        <a href={href} onClick={openLink}>
          {nameOf(route)}
        </a>
      )}
      {opens !== undefined && (
        <button type="button" onClick={() => menu.showDrawer(opens)}>
          {t(pagesText.search.title)}
        </button>
      )}
    </BellRow>
  );
});
