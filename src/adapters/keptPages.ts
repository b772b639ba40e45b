import type { KeptPage, KeptPagesRequest } from "../domain/offline/keptPages";
import type { KeptPages } from "../ports/keptPages";

/** Asks the worker that serves this page; without one nothing is kept. */
export function createKeptPages(container: Pick<ServiceWorkerContainer, "controller"> | undefined): KeptPages {
  const ask = <Answer>(request: KeptPagesRequest, otherwise: Answer) =>
    new Promise<Answer>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      if (container?.controller) container.controller.postMessage(request, [port2]);
      else resolve(otherwise);
    });
  return {
    keep: (bases, herd, at) => ask({ pages: "keep", bases, herd, at }, undefined),
    list: () => ask<readonly KeptPage[]>({ pages: "list" }, []),
    clear: () => ask({ pages: "clear" }, undefined),
  };
}
