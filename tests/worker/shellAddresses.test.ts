import { expect, test } from "vitest";
import { CALLS } from "../../generated/calls";
import { FRAME_BASES } from "../../generated/frames";
import { ROUTES } from "../../generated/routes";
import { SCREENS } from "../../generated/screens";
import { SERVER_ADDRESSES } from "../../src/domain/address/serverAddresses";
import { isShellPage } from "../../src/worker/shellAddresses";

test("the worker shows the page of the shell at the addresses of its routes", () => {
  const paths = Object.values(ROUTES).flatMap(({ name, path }) =>
    path === null || name === SCREENS.notFound.route ? [] : [`/${path.replaceAll(/:(\w+)[?*+]?/g, "1")}`],
  );
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !isShellPage(path))).toEqual([]);
});

test("it never answers for a frame, a call, a file, a page of the server or an unknown address", () => {
  const others = [
    ...Object.keys(FRAME_BASES).map((base) => `${base}/`),
    ...Object.values(CALLS).map(({ path }) => path),
    ...Object.keys(FRAME_BASES).map((base) => `${base}/${SERVER_ADDRESSES.calls}/login/1`),
    SERVER_ADDRESSES.health,
    SERVER_ADDRESSES.policyReports,
    `${SERVER_ADDRESSES.demo}/mails`,
    `${SERVER_ADDRESSES.assets}/shell.js`,
    "/terms.html",
    "/nowhere/at/all",
  ];
  expect(others.filter(isShellPage)).toEqual([]);
});
