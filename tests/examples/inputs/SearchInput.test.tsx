// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { SearchInput } from "../../../src/examples/inputs/SearchInput";
import { testClock } from "../../support/testClock";
import { drawInput } from "./drawInput";

async function drawn() {
  const clock = testClock();
  const searched: (string | null)[] = [];
  const input = await drawInput(<SearchInput label="Animal" clock={clock} onSearch={(query) => searched.push(query)} />);
  return { ...input, clock, searched, advance: (ms: number) => act(() => clock.advance(ms)) };
}

test("the automatic search starts from 3 characters; below that a message says so [VAL-10] [CON-08]", async () => {
  const { write, advance, searched, status } = await drawn();
  expect(status()).toBe("");
  await write("12");
  expect(status()).toBe("The automatic search needs at least 3 characters.");
  await advance(500);
  expect(searched).toEqual([null]);
  await write("123");
  expect(status()).toBe("");
  await advance(499);
  expect(searched).toEqual([null]);
  await advance(1);
  expect(searched).toEqual([null, "123"]);
});

test("Enter searches at once, but not before 3 characters either [VAL-10]", async () => {
  const { write, key, field, clock, searched } = await drawn();
  await write("ab");
  await key(field(), "Enter");
  await write("abcd");
  await key(field(), "Enter");
  expect(searched).toEqual([null, "abcd"]);
  expect(clock.pending()).toBe(0);
});

test("Enter sends no form around the search", async () => {
  const { key, field } = await drawn();
  let isSent = true;
  document.addEventListener("keydown", (event) => (isSent = !event.defaultPrevented), { once: true });
  await key(field(), "Enter");
  expect(isSent).toBe(false);
});

test("Escape and the button clear the field and what was found", async () => {
  const { write, key, click, button, field, searched } = await drawn();
  await write("abcd");
  await key(field(), "Escape");
  expect([field().value, searched]).toEqual(["", [null]]);
  await write("abcd");
  await click(button("Clear the search"));
  expect([field().value, searched]).toEqual(["", [null, null]]);
});

test("a search that goes away asks for nothing any more", async () => {
  const { write, unmount, clock } = await drawn();
  await write("abcd");
  await unmount();
  expect(clock.pending()).toBe(0);
});
