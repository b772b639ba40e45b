import { makeAutoObservable } from "mobx";

/** Watch mode: the errors of the registry as edited, as text. The last valid tables stay in use. */
export class RegistryErrorsStore {
  text: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  show(text: string | null): void {
    this.text = text;
  }
}
