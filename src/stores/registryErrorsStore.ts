import { makeAutoObservable } from "mobx";

/** Watch mode: what has to be mended in the registry as edited, in the words of the tool. The last good tables stay in use. */
export class RegistryErrorsStore {
  text: string | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  show(text: string | null): void {
    this.text = text;
  }
}
