// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { createBrowserNavigation } from "../../src/adapters/browserNavigation";
import type { Navigation } from "../../src/ports/navigation";
import { fakeNavigation } from "../support/fakeNavigation";

const navigations: readonly (readonly [string, () => Navigation])[] = [
  ["the browser's", () => createBrowserNavigation(window)],
  ["the tests'", () => fakeNavigation()],
];

describe.each(navigations)("%s navigation", (_, create) => {
  test("knows where it is, and tells of every change until nobody listens", () => {
    const navigation = create();
    const heard: string[] = [];
    const stop = navigation.onChange((address) => heard.push(address));
    navigation.push("/a?x=1");
    expect(navigation.current()).toBe("/a?x=1");
    navigation.replace("/b");
    navigation.replace("/b");
    stop();
    navigation.push("/c");
    expect(heard).toEqual(["/a?x=1", "/b", "/b"]);
    expect(navigation.current()).toBe("/c");
  });
});
