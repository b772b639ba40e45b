import { makeAutoObservable, observableRef } from "mobx";
import type { RegistryTables } from "../domain/registry/tables";

/**
 * The tables every decision is made from, by reference and never observed inside. Before somebody signs in they hold the
 * public pages only; the whole registry takes their place then, and again whenever it is generated anew.
 */
export class RegistryStore {
  tables: RegistryTables;
  complete = false;
  /** Watch mode: what has to be mended in the registry as edited, in the words of the tool. The last good tables stay in use. */
  finding: string | null = null;
  /** connectedAs values that must accept the terms (LOG-16). */
  termsRequiredOf: readonly string[] = [];

  constructor(publicTables: RegistryTables) {
    this.tables = publicTables;
    makeAutoObservable(this, { tables: observableRef, termsRequiredOf: observableRef });
  }

  replace(tables: RegistryTables, termsRequiredOf = this.termsRequiredOf): void {
    this.termsRequiredOf = termsRequiredOf;
    this.tables = tables;
    this.complete = true;
  }
  show(finding: string | null): void {
    this.finding = finding;
  }
}
