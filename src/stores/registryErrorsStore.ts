import { makeAutoObservable } from "mobx";

/** Watch mode: what has to be mended in the registry as edited, in the words of the tool. The last good tables stay in use. */
export class FindingStore {
  finding: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  show(finding: string | null): void {
    this.finding = finding;
  }
}
