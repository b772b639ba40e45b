import * as z from "zod/mini";
import type { Caller, Contract } from "../../protocol/calls/contract";
import { type Answer, jsonResponse, refusalResponse, refused } from "./answer";
import { type AccountIdentity, type HerdIdentity, type Identified, identifyAccount, identifyHerd } from "./identity/identify";
import type { Service } from "./service";

/** A call as its handler sees it: checked against the contract. */
export interface Call<Param extends string, Body> {
  readonly service: Service;
  readonly request: Request;
  readonly param: (name: Param) => string;
  readonly body: Body;
}

/** Answers one call; `param` gives a decoded part of the path. */
export type Endpoint = (service: Service, request: Request, param: (name: string) => string) => Promise<Response>;

type Anonymous = Exclude<Caller, "account" | "herd">;

/** A call whose handler finds out by itself who calls, if it matters at all. */
export function openCall<P extends string, Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  contract: Contract<Anonymous, P, Q, A>,
  handle: (call: Call<P, z.output<Q>>) => Promise<Answer<z.output<A>>>,
): Endpoint {
  return endpoint(contract, async () => ({ identity: null }), handle);
}

/** A call of a signed-in account. */
export function accountCall<P extends string, Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  contract: Contract<"account", P, Q, A>,
  handle: (call: Call<P, z.output<Q>>, identity: AccountIdentity) => Promise<Answer<z.output<A>>>,
): Endpoint {
  return endpoint(contract, identifyAccount, handle);
}

/** A call of a signed-in account about one of its herds. */
export function herdCall<P extends string, Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  contract: Contract<"herd", P, Q, A>,
  handle: (call: Call<P, z.output<Q>>, identity: HerdIdentity) => Promise<Answer<z.output<A>>>,
): Endpoint {
  return endpoint(contract, identifyHerd, handle);
}

/** Who calls comes first: a stranger learns nothing about what a body should look like. */
function endpoint<P extends string, Q extends z.ZodMiniType, A extends z.ZodMiniType, I>(
  contract: Contract<Caller, P, Q, A>,
  identify: (service: Service, request: Request) => Promise<Identified<I>>,
  handle: (call: Call<P, z.output<Q>>, identity: I) => Promise<Answer<z.output<A>>>,
): Endpoint {
  return async (service, request, param) => {
    const found = await identify(service, request);
    if ("refused" in found) return refusalResponse(refused(found.refused));
    const body = z.safeParse(contract.request, await readBody(contract, request));
    if (!body.success) return refusalResponse(refused("bad-request"));
    const answer = await handle({ service, request, param, body: body.data }, found.identity);
    return answer.kind === "refused" ? refusalResponse(answer) : jsonResponse(200, z.encode(contract.answer, answer.body), answer.headers);
  };
}

/** The body as JSON; something no contract takes when it is none. */
async function readBody({ request: schema }: Contract, request: Request): Promise<unknown> {
  if (schema.def.type === "undefined") return undefined;
  try {
    const body: unknown = await request.json();
    return body;
  } catch {
    // Not JSON at all: the contract refuses it like any other wrong body.
    return undefined;
  }
}
