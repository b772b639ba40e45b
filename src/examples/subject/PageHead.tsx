import { type ReactNode, useEffect, useRef } from "react";
import type { FrameContext } from "../../sdk";
import "./hues.css";
import "./pageHead.css";
import { showLook } from "./showLook";

interface PageHeadProps {
  readonly title: string;
  /** null: not known yet. */
  readonly context: FrameContext | null;
  /** Below what the page is for. */
  readonly children?: ReactNode;
}

/** The head of a page: its name, and as the registry has them its picture, its section and what it is for. */
export function PageHead({ title, context, children }: PageHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (head.current !== null && context !== null) showLook(head.current, context);
  }, [context]);
  return (
    <div className="pageHead" ref={head}>
      <span className="mark" data-head="mark" />
      <div>
        <p className="crumb" data-head="crumb" />
        <h1>{title}</h1>
        <p className="purpose" data-head="purpose" />
        {children}
      </div>
    </div>
  );
}
