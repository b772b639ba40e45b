import { useEffect } from "react";
import { SHOWN_FRAME } from "../parts/pageInFrame";

/** Before printing, the frame that is shown becomes as high as its page; one of another origin prints what is in sight. */
export function usePrintFullFrame(): void {
  useEffect(() => {
    const frame = () => document.querySelector<HTMLIFrameElement>(SHOWN_FRAME);
    const grow = () => {
      const shown = frame();
      const height = shown?.contentDocument?.documentElement.scrollHeight;
      if (shown && height !== undefined) shown.style.height = `${height}px`;
    };
    const shrink = () => frame()?.style.removeProperty("height");
    window.addEventListener("beforeprint", grow);
    window.addEventListener("afterprint", shrink);
    return () => {
      window.removeEventListener("beforeprint", grow);
      window.removeEventListener("afterprint", shrink);
    };
  }, []);
}
