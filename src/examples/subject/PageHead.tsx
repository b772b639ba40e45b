import { type ReactNode, useEffect, useRef } from "react";
import type { FrameContext } from "../../sdk";
import "./hues.css";
import "./pageHead.css";
import type { HerdFacts } from "./herdLine";
import { showLook } from "./showLook";

interface PageHeadProps {
  readonly title: string;
  /** null: not known yet. */
  readonly context: FrameContext | null;
  /** What it is about, where that is a herd; null: not known yet. */
  readonly herd?: HerdFacts | null;
  /** Below what the page is for. */
  readonly children?: ReactNode;
}

/** The head of a page: its name, and as the registry has them its picture, its section and what it is for. */
export function PageHead({ title, context, herd, children }: PageHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (head.current !== null && context !== null) showLook(head.current, context, herd);
  }, [context, herd]);
  return (
    <div className="pageHead" ref={head}>
      <span className="mark" data-head="mark" />
      <div>
        <div className="headLine">
          <p className="crumb" data-head="crumb" />
          {herd && <p key={herd.numCheptel} className="herd" data-head="herd" />}
        </div>
        <h1>{title}</h1>
        <p className="purpose" data-head="purpose" />
        {children}
      </div>
    </div>
  );
}
