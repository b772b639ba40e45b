import { makeAutoObservable, observableRef } from "mobx";
import type { RegistryTables } from "../domain/registry/tables";

/** A mistake in the registry as edited; the last good tables stay in use (watch mode). */
export interface RegistryFinding {
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly hint: string | null;
  /** Further findings of the same check. */
  readonly others: number;
}

/**
 * The tables every decision is made from, by reference and never observed inside. Before somebody signs in they hold the
 * public pages only; the whole registry takes their place then, and again whenever it is generated anew.
 */
export class RegistryStore {
  tables: RegistryTables;
  complete = false;
  finding: RegistryFinding | null = null;
  /** connectedAs values that must accept the terms (LOG-16). */
  termsRequiredOf: readonly string[] = [];

  constructor(publicTables: RegistryTables) {
    this.tables = publicTables;
    makeAutoObservable(this, { tables: observableRef, finding: observableRef, termsRequiredOf: observableRef });
  }

  replace(tables: RegistryTables, termsRequiredOf = this.termsRequiredOf): void {
    this.termsRequiredOf = termsRequiredOf;
    this.tables = tables;
    this.complete = true;
  }
  show(finding: RegistryFinding | null): void {
    this.finding = finding;
  }
}
