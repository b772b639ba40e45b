import { makeAutoObservable, observableRef } from "mobx";

/** The frame that asks, named by its application in the registry. */
export interface FrameSource {
  readonly key: string;
  readonly application: string;
}

export interface FrameQuestion extends FrameSource {
  readonly text: string;
  readonly accept: string;
  readonly refuse: string;
}

/** What the active frame shows through the shell: one of a kind at most, and cleared when another frame becomes active or its document goes. */
export class FrameOverlayStore {
  question: FrameQuestion | null = null;
  /** The frame whose dialog covers the whole screen. */
  dialog: FrameSource | null = null;
  progress: (FrameSource & { readonly value: number }) | null = null;
  /** A shortcut key that was pressed inside the frame, until it is handled. */
  pressedKey: { readonly key: string } | null = null;
  private resolveQuestion: (accepted: boolean) => void = () => {};

  constructor() {
    makeAutoObservable<this, "resolveQuestion">(this, {
      question: observableRef,
      dialog: observableRef,
      progress: observableRef,
      pressedKey: observableRef,
      resolveQuestion: false,
    });
  }

  /** Resolves with the answer of the user; one question at a time. */
  ask(question: FrameQuestion): Promise<boolean> {
    this.answer(false);
    this.question = question;
    return new Promise((resolve) => {
      this.resolveQuestion = resolve;
    });
  }
  answer(accepted: boolean): void {
    this.question = null;
    this.resolveQuestion(accepted);
    this.resolveQuestion = () => {};
  }
  setDialog(source: FrameSource | null): void {
    this.dialog = source;
  }
  setProgress(source: FrameSource, value: number | null): void {
    this.progress = value === null ? null : { ...source, value };
  }
  setPressedKey(key: string): void {
    this.pressedKey = { key };
  }
  takePressedKey(): string | null {
    const key = this.pressedKey?.key ?? null;
    this.pressedKey = null;
    return key;
  }
  /** The frame is no longer active. */
  clear(): void {
    this.answer(false);
    this.dialog = null;
    this.progress = null;
    this.pressedKey = null;
  }
}
