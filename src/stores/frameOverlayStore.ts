import { makeAutoObservable, observableRef } from "mobx";

/** The frame that says something, under the name its application has in the registry. */
export interface Speaker {
  readonly key: string;
  readonly application: string;
}

/** A question in the words of a frame. */
export interface FrameQuestion extends Speaker {
  readonly text: string;
  readonly accept: string;
  readonly refuse: string;
}

/** What the frame in front shows through the shell: never more than one of a kind, and nothing of a frame that has left. */
export class FrameTalkStore {
  question: FrameQuestion | null = null;
  /** The frame that has the whole screen for a dialog of its own. */
  dialog: Speaker | null = null;
  progress: (Speaker & { readonly value: number }) | null = null;
  /** A key of the shell that was pressed inside the frame and waits for somebody to take it. */
  pressed: { readonly key: string } | null = null;
  private settle: (accepted: boolean) => void = () => {};

  constructor() {
    makeAutoObservable<this, "settle">(this, {
      question: observableRef,
      dialog: observableRef,
      progress: observableRef,
      pressed: observableRef,
      settle: false,
    });
  }

  /** Resolves with what the user answers; one question at a time. */
  ask(question: FrameQuestion): Promise<boolean> {
    this.answer(false);
    this.question = question;
    return new Promise((resolve) => {
      this.settle = resolve;
    });
  }
  answer(accepted: boolean): void {
    this.question = null;
    this.settle(accepted);
    this.settle = () => {};
  }
  cover(speaker: Speaker | null): void {
    this.dialog = speaker;
  }
  tellProgress(speaker: Speaker, value: number | null): void {
    this.progress = value === null ? null : { ...speaker, value };
  }
  press(key: string): void {
    this.pressed = { key };
  }
  takePress(): string | null {
    const key = this.pressed?.key ?? null;
    this.pressed = null;
    return key;
  }
  /** The frame is no longer in front. */
  silence(): void {
    this.answer(false);
    this.dialog = null;
    this.progress = null;
    this.pressed = null;
  }
}
