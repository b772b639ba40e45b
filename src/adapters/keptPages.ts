import type { KeptPage, KeptPagesRequest } from "../domain/offline/keptPages";
import type { KeptPages } from "../ports/keptPages";
import type { Clock } from "../time/clock";

/** A worker that is broken says nothing; one that lists a full device needs its time. */
const ANSWER_MS = 10_000;

/** Asks the worker that serves this page; without one, or an answer, what was known before is kept. */
export function createKeptPages(container: Pick<ServiceWorkerContainer, "controller"> | undefined, clock: Clock): KeptPages {
  const ask = <Answer>(request: KeptPagesRequest) =>
    new Promise<Answer | undefined>((resolve) => {
      const giveUp = () => resolve(undefined);
      const worker = container?.controller;
      if (!worker) return giveUp();
      const { port1, port2 } = new MessageChannel();
      const cancel = clock.after(ANSWER_MS, giveUp);
      port1.onmessage = ({ data }) => {
        cancel();
        resolve(data);
      };
      worker.postMessage(request, [port2]);
    });
  let known: readonly KeptPage[] = [];
  let clears = 0;
  return {
    keep: (bases, herd, at) => ask({ pages: "keep", bases, herd, at }),
    list: async () => {
      const asked = clears;
      const listed = await ask<readonly KeptPage[]>({ pages: "list" });
      if (listed && asked === clears) known = listed;
      return known;
    },
    clear: () => {
      known = [];
      clears += 1;
      return ask({ pages: "clear" });
    },
  };
}
