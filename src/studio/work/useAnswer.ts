import { useEffect, useRef, useState } from "react";
import type { RequestName, RequestOf } from "../../../codegen/studio/requests";
import type { Answers } from "../../../codegen/studio/studioAnswers";
import { type Failure, failureOf } from "./call";
import { useConnection } from "./context";

/** An answer, and whether it is the one to what is asked now; undefined before the first, and while nothing is asked. */
export interface Asked<A> {
  /** Of the same question as the files were then, where the newer look at them has failed; never of another question that was answered. */
  readonly answer: A | undefined;
  /** A newer answer is on its way. */
  readonly isAsking: boolean;
  /** Why what is asked got no answer; null: it has one, or waits for it. */
  readonly failure: Failure | null;
}

/**
 * The answer to a request, asked again when the request or the version changes. One at a time: while it is answered, later ones
 * wait and only the last of them is asked, so that typing is never ahead of the server by more than one.
 */
export function useAnswer<N extends RequestName>(name: N, request: RequestOf<N> | null, version: number): Asked<Answers[N]> {
  const { call, tell } = useConnection();
  const [asked, setAsked] = useState<Answered<Answers[N]>>({ key: null, question: null, failed: null, answer: undefined });
  const isBusy = useRef(false);
  const question = request === null ? null : JSON.stringify(request);
  const key = question === null ? null : `${version} ${question}`;
  const wanted = useRef({ request, question, key });
  wanted.current = { request, question, key };
  useEffect(() => {
    const ask = async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      for (let done: string | null = null, now = wanted.current; now.request !== null && now.key !== done; now = wanted.current) {
        done = now.key;
        const { key, question } = now;
        try {
          const answer: Answers[N] = await call(name, now.request);
          setAsked({ key, question, failed: null, answer });
        } catch (error) {
          // The next question tries again.
          setAsked((last) => ({ ...last, failed: { key, failure: failureOf(error) } }));
        }
      }
      isBusy.current = false;
    };
    if (key !== null) void ask();
  }, [call, name, key]);
  const failure = key !== null && asked.failed?.key === key ? asked.failed.failure : null;
  useEffect(() => (failure === null ? undefined : tell(failure)), [failure, tell]);
  const isOther = asked.failed !== null && asked.question !== question;
  return {
    answer: key === null || isOther ? undefined : asked.answer,
    isAsking: key !== null && asked.key !== key && failure === null,
    failure,
  };
}

interface Answered<A> {
  /** The question that has the answer, alone and with the version of the files. */
  readonly key: string | null;
  readonly question: string | null;
  /** One that got none since. */
  readonly failed: { readonly key: string | null; readonly failure: Failure } | null;
  readonly answer: A | undefined;
}
