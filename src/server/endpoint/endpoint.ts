import * as z from "zod/mini";
import type { Caller, Contract } from "../../protocol/calls/contract";
import { type Answer, jsonResponse, type Refused, refusalResponse, refused } from "../http/answer";
import { bodySizeLimit } from "../http/bodySizeLimit";
import { addressOf, type Connection } from "../http/callerAddress";
import { idempotencyKeyOf } from "../http/idempotencyKey";
import { isPlainParameter, mayBeLarge, type Read, readBody } from "../http/readBody";
import { isFromShell } from "../http/sameOrigin";
import { within } from "../time/clock";
import { type AccountIdentity, type HerdIdentity, type Identified, identifyAccount, identifyHerd } from "./identify";
import { nowOf, type Service } from "./service";

/** One request on its way to a call. */
export interface IncomingCall {
  readonly service: Service;
  readonly request: Request;
  readonly connection: Connection;
  /** Method and path as the registry writes them. */
  readonly name: string;
  /** A decoded part of the path. */
  readonly param: (name: string) => string;
}

/** A call as its handler sees it: checked against the contract. */
export interface Call<Param extends string, Body> {
  readonly service: Service;
  readonly request: Request;
  readonly param: (name: Param) => string;
  readonly body: Body;
  /** Where the caller is, as far as attempts are counted by it. */
  readonly address: string;
}

/** Answers one call. */
export type Endpoint = (arrival: IncomingCall) => Promise<Response>;

type Anonymous = Exclude<Caller, "account" | "herd">;

/**
 * A call whose handler finds out by itself who calls, if it matters at all. Another site can make a browser send it, so it is refused
 * unless the shell sent it, before anything is counted or changed.
 */
export function openCall<P extends string, Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  contract: Contract<Anonymous, P, Q, A>,
  handle: (call: Call<P, z.output<Q>>) => Promise<Answer<z.output<A>>>,
): Endpoint {
  const sendsJson = hasBody(contract);
  const identify = async ({ registry }: Service, request: Request): Promise<Identified<null>> =>
    contract.fromAnywhere || isFromShell(request, registry.headers, { sendsJson }) ? { identity: null } : { refused: refused("forbidden") };
  return endpoint(contract, identify, handle);
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

/** Authentication comes first: an unauthenticated caller learns nothing about the body, and none of theirs is read. */
function endpoint<P extends string, Q extends z.ZodMiniType, A extends z.ZodMiniType, I extends AccountIdentity | null>(
  contract: Contract<Caller, P, Q, A>,
  identify: (service: Service, request: Request) => Promise<Identified<I>>,
  handle: (call: Call<P, z.output<Q>>, identity: I) => Promise<Answer<z.output<A>>>,
): Endpoint {
  return async (arrival) => {
    const { service, request, param } = arrival;
    const found = await within(service.callTimes.identifyMs, identify(service, request));
    if ("refused" in found) return refuse(arrival, found.refused);
    if (!contract.params.every((name) => isPlainParameter(param(name)))) return refuse(arrival, refused("bad-request"));
    const read = hasBody(contract) ? await bodyOf(arrival, bodySizeLimit(contract.request), found.identity) : { body: undefined };
    if ("refused" in read) return refuse(arrival, read.refused);
    const body = z.safeParse(contract.request, read.body);
    if (!body.success) return refuse(arrival, refused("bad-request"));
    const address = addressOf(arrival.connection);
    const call = { service, request, param, body: body.data, address };
    const { identity } = found;
    const run = () => handle(call, identity);
    const answering = identity === null ? run() : service.accountConcurrency(identity.account.id, run);
    const answer = await within(service.callTimes.handleMs, answering);
    return answer.kind === "refused" ? refuse(arrival, answer) : jsonResponse(200, z.encode(contract.answer, answer.body), answer.headers);
  };
}

/** What an account sends is held in memory while it comes, for a minute at most: of its large bodies a few at a time are. */
function bodyOf({ service, request }: IncomingCall, largest: number, identity: AccountIdentity | null): Promise<Read> {
  const reading = () => readBody(request, largest);
  return identity !== null && mayBeLarge(request, largest) ? service.bodyConcurrency(identity.account.id, reading) : reading();
}

function hasBody({ request }: Contract): boolean {
  return request.def.type !== "undefined";
}

/** Every refusal is logged, and echoes the key of what is refused: what answers in place of the server does not know it. */
function refuse({ service, request, connection, name }: IncomingCall, refusal: Refused): Response {
  const { code, subject = {}, headers } = refusal;
  service.onRefused({ at: nowOf(service), call: name, code, address: addressOf(connection), ...subject });
  const { registry } = service;
  const key = idempotencyKeyOf(request, registry);
  const echo = key === null ? {} : { [registry.headers.idempotencyKey]: key };
  return refusalResponse({ ...refusal, headers: { ...headers, ...echo } });
}
