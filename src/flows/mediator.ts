type Handler<Payload> = (payload: Payload) => Promise<void>;

/** Hands a message to the handler of its domain and subdomain (SUB-04). */
export interface Mediator<Payload> {
  readonly on: (domain: string, subdomain: string, handler: Handler<Payload>) => () => void;
  readonly dispatch: (domain: string, subdomain: string, payload: Payload) => Promise<void>;
}

export function createMediator<Payload>(): Mediator<Payload> {
  const handlers = new Map<string, Handler<Payload>>();
  const keyOf = (domain: string, subdomain: string) => JSON.stringify([domain, subdomain]);
  return {
    on: (domain, subdomain, handler) => {
      const key = keyOf(domain, subdomain);
      handlers.set(key, handler);
      return () => handlers.delete(key);
    },
    dispatch: async (domain, subdomain, payload) => {
      await handlers.get(keyOf(domain, subdomain))?.(payload);
    },
  };
}
