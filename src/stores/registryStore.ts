import { makeAutoObservable, observableRef } from "mobx";
import type { RegistryTables } from "../domain/registry/tables";

/**
 * The tables every decision is made from, by reference and never observed inside; replaced as a whole when they are
 * regenerated (watch mode).
 */
export class RegistryStore {
  tables: RegistryTables;
  /** connectedAs values that must accept the terms (LOG-16). */
  termsRequiredOf: readonly string[];

  constructor(tables: RegistryTables, termsRequiredOf: readonly string[] = []) {
    this.tables = tables;
    this.termsRequiredOf = termsRequiredOf;
    makeAutoObservable(this, { tables: observableRef, termsRequiredOf: observableRef });
  }

  replace(tables: RegistryTables, termsRequiredOf = this.termsRequiredOf): void {
    this.termsRequiredOf = termsRequiredOf;
    this.tables = tables;
  }
}
