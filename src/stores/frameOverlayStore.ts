import { makeAutoObservable, observableRef } from "mobx";

/** The frame that says something, under the name its application has in the registry. */
export interface FrameSource {
  readonly key: string;
  readonly application: string;
}

/** A question in the words of a frame. */
export interface FrameQuestion extends FrameSource {
  readonly text: string;
  readonly accept: string;
  readonly refuse: string;
}

/** What the frame in front shows through the shell: never more than one of a kind, and nothing of a frame that has left. */
export class FrameOverlayStore {
  question: FrameQuestion | null = null;
  /** The frame that has the whole screen for a dialog of its own. */
  dialog: FrameSource | null = null;
  progress: (FrameSource & { readonly value: number }) | null = null;
  /** A key of the shell that was pressed inside the frame and waits for somebody to take it. */
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

  /** Resolves with what the user answers; one question at a time. */
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
  setDialog(speaker: FrameSource | null): void {
    this.dialog = speaker;
  }
  setProgress(speaker: FrameSource, value: number | null): void {
    this.progress = value === null ? null : { ...speaker, value };
  }
  setPressedKey(key: string): void {
    this.pressedKey = { key };
  }
  takePressedKey(): string | null {
    const key = this.pressedKey?.key ?? null;
    this.pressedKey = null;
    return key;
  }
  /** The frame is no longer in front. */
  clear(): void {
    this.answer(false);
    this.dialog = null;
    this.progress = null;
    this.pressedKey = null;
  }
}
