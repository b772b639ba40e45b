import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { guardFocus } from "./guardFocus";

/** Removes a page that takes the focus away from the user, and says whose it was. */
export function useGuardFocus(): void {
  const { framesStore, notices, clock } = useShell();
  const takeAway = useEffectEvent((element: HTMLIFrameElement) => {
    const { frame: key, preview } = element.dataset;
    // At once: the next key must not reach it any more.
    const frame = flushSync(() => framesStore.takeAway(preview ?? key ?? "", preview !== undefined));
    const emptied = emptyPasswords();
    if (frame === null) return;
    const { took, password } = pagesText.frames.tookFocus;
    notices.show({ kind: "negative", lines: emptied ? [took, password] : [took], application: frame.owner.application });
  });
  useEffect(() => guardFocus(takeAway, clock), [clock]);
}

/** A part of a password may have gone to the page: one of the shell, or of a page of its own origin. */
function emptyPasswords(): boolean {
  const pages = [...document.querySelectorAll("iframe")].flatMap(({ contentDocument }) => contentDocument ?? []);
  const fields = [document, ...pages].flatMap((page) => [...page.querySelectorAll<HTMLInputElement>('input[autocomplete$="password"]')]);
  const begun = fields.filter(({ value }) => value !== "");
  for (const field of begun) field.value = "";
  return begun.length > 0;
}
