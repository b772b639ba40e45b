import { useEffect, useRef } from "react";
import type { Shell } from "../../sdk";
import "./hues.css";
import "./related.css";

/** Tiles near this page, once they are known. */
export function RelatedTiles({
  shell,
  language,
}: {
  readonly shell: Pick<Shell, "related" | "navigate" | "context" | "onSyncStatus">;
  readonly language: string;
}) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew in another language
  useEffect(() => {
    const nav = place.current;
    if (nav !== null) void import("./drawRelated").then(({ drawRelated }) => drawRelated(nav, shell)).catch(() => undefined);
  }, [shell, language]);
  return <nav className="related" ref={place} hidden />;
}
