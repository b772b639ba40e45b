import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { useShell } from "../context/shell";
import { isTypingBeside } from "../frames/typingPlace";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";

/** Names the page for the title bar and for those who listen; the focus goes there when another page opens. */
export const PageTitle = observer(function PageTitle() {
  const { location, menu } = useShell();
  const { t } = useTranslation();
  const nameOf = usePageName();
  const heading = useRef<HTMLHeadingElement>(null);
  const { route, visits } = location;
  useEffect(() => {
    // A document that has just been loaded is read from its start, and focusing would lay it out before it is complete.
    // A page may open another one at any time, and would have the keys of the chat with it.
    if (visits > 1 && !isTypingBeside()) heading.current?.focus({ preventScroll: true });
  }, [visits]);
  // Hidden beside a public page, which has a title of its own.
  const isShown = location.page.kind !== "screen";
  const page = route === null ? PRODUCT.name : nameOf(route, location.values);
  const product = menu.resolver.multiHerd ? t(welcomeText.icowdesk.title, { product: PRODUCT.name }) : PRODUCT.name;
  return (
    <>
      {isShown && <title>{`${page} · ${product}`}</title>}
      <h1 ref={heading} tabIndex={-1} className="visuallyHidden">
        {page}
      </h1>
    </>
  );
});
