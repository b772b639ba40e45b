import { useEffect, useRef, useState } from "react";
import type { RequestName, RequestOf } from "../../../codegen/studio/requests";
import type { Answers } from "../../../codegen/studio/studioAnswers";
import { useCall } from "./context";

/** An answer, and whether it is the one to what is asked now; undefined before the first, and while nothing is asked. */
export interface Asked<A> {
  readonly answer: A | undefined;
  /** A newer answer is on its way. */
  readonly isAsking: boolean;
  /** What is asked got no answer: the one there is belongs to an earlier question. */
  readonly hasFailed: boolean;
}

/**
 * The answer to a request, asked again when the request or the version changes. One at a time: while it is answered, later ones
 * wait and only the last of them is asked, so that typing is never ahead of the server by more than one.
 */
export function useAnswer<N extends RequestName>(name: N, request: RequestOf<N> | null, version: number): Asked<Answers[N]> {
  const call = useCall();
  const [asked, setAsked] = useState<Answered<Answers[N]>>({ key: null, failed: null, answer: undefined });
  const wanted = useRef<RequestOf<N> | null>(null);
  const isBusy = useRef(false);
  const key = request === null ? null : `${version} ${JSON.stringify(request)}`;
  const wantedKey = useRef(key);
  wanted.current = request;
  wantedKey.current = key;
  useEffect(() => {
    const ask = async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      for (let done: string | null = null; wanted.current !== null && wantedKey.current !== done; ) {
        const now: string | null = wantedKey.current;
        done = now;
        try {
          const answer: Answers[N] = await call(name, wanted.current);
          setAsked({ key: now, failed: null, answer });
        } catch {
          // The server is gone: what is shown stays, and the next question tries again.
          setAsked((last) => ({ ...last, failed: now }));
        }
      }
      isBusy.current = false;
    };
    if (key !== null) void ask();
  }, [call, name, key]);
  const hasFailed = key !== null && asked.failed === key;
  return {
    answer: key === null ? undefined : asked.answer,
    isAsking: key !== null && asked.key !== key && !hasFailed,
    hasFailed,
  };
}

interface Answered<A> {
  /** The question that has the answer, and one that got none since. */
  readonly key: string | null;
  readonly failed: string | null;
  readonly answer: A | undefined;
}
