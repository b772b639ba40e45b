import { makeAutoObservable, observableRef } from "mobx";
import { type QueryValues, splitAddress } from "../domain/address/query";
import type { Reason } from "../domain/registry/access";
import type { Resolution } from "../domain/resolver/resolveRoute";

/** The page the guard has admitted. */
export type OpenPage =
  /** Not decided yet: the registry is still loading. */
  | { readonly kind: "deciding" }
  /** One of the shell's own pages, which the router draws by its address; without a resolution before the sign-in. */
  | { readonly kind: "screen"; readonly resolution: Resolution | null }
  | { readonly kind: "frame"; readonly resolution: Resolution }
  /** Admitted, without a frame: a page of the shell behind the sign-in, or nothing to show. */
  | { readonly kind: "empty"; readonly resolution: Resolution };

/** Why an address was refused; shown on the login page, with a code for the support. */
export interface Refusal {
  readonly reason: Reason;
  readonly address: string;
  readonly code: string;
}

export class LocationStore {
  address = "/";
  /** Grows with every address that is entered, the same one again included. */
  visits = 0;
  page: OpenPage = { kind: "deciding" };
  refusal: Refusal | null = null;
  /** The address to open after the sign-in, once. In memory only. */
  returnTo: string | null = null;

  constructor() {
    makeAutoObservable(this, { page: observableRef, refusal: observableRef });
  }

  get query(): QueryValues {
    return splitAddress(this.address).query;
  }
  /** What is open, as the resolver gave it. */
  get resolution(): Resolution | null {
    return this.page.kind === "deciding" ? null : this.page.resolution;
  }
  /** Name of the route that is open. */
  get route(): string | null {
    return this.resolution?.route ?? null;
  }

  /** What its address gives the page: query and parameters. */
  get values(): Readonly<Record<string, unknown>> {
    return { ...this.query, ...this.resolution?.params };
  }

  moveTo(address: string): void {
    this.address = address;
    this.visits += 1;
  }
  show(page: OpenPage): void {
    this.page = page;
  }
  refuse(refusal: Refusal | null): void {
    this.refusal = refusal;
  }
  setReturnTo(address: string): void {
    this.returnTo = address;
  }
  takeReturnTo(): string | null {
    const { returnTo } = this;
    this.returnTo = null;
    return returnTo;
  }
}
