import { makeAutoObservable } from "mobx";

/** Whether keys without Ctrl or Alt are shortcuts too; kept per device (WCAG 2.1.4 wants them to be switched off). */
export class ShortcutsStore {
  single = true;

  constructor() {
    makeAutoObservable(this);
  }

  restore(kept: unknown): void {
    this.single = kept !== false;
  }
  allowSingle(single: boolean): void {
    this.single = single;
  }
}
