import { afterAll } from "vitest";

const closing: (() => Promise<void>)[] = [];

/** Closes something once all tests of the file are done; the last opened goes first. */
export function atEndOfFile(close: () => Promise<void>): void {
  closing.push(close);
}

afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
