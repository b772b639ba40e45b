import { expect, test } from "vitest";
import * as z from "zod/mini";
import { CALLS } from "../../generated/calls";
import { readProfile } from "../../src/domain/session/profile";
import { isPasswordChanged } from "../../src/protocol/account/passwordAnswer";
import { CONTRACTS } from "../../src/protocol/calls/contracts";

test("every contract has its path in the registry, with the same placeholders [CAL-16]", () => {
  const paths = new Map(Object.entries(CALLS));
  for (const [name, { params }] of Object.entries(CONTRACTS)) {
    const placeholders = [...(paths.get(name)?.path ?? "no path").matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
    expect([name, paths.has(name), placeholders]).toEqual([name, true, [...params]]);
  }
});

const NOTHING_SENT = ["logout", "endOtherSessions", "supportSession"];

test("calls without a body are those the registry gets, the logouts here and elsewhere, and the session of a support link", () => {
  for (const [name, { request }] of Object.entries(CONTRACTS)) {
    const method = new Map(Object.entries(CALLS)).get(name)?.method;
    const empty = z.safeParse(request, undefined).success;
    expect([name, empty]).toEqual([name, method === "GET" || NOTHING_SENT.includes(name)]);
  }
});

test("the sign-in sends login and password and nothing else [ENT-10]", () => {
  expect(z.parse(CONTRACTS.authenticate.request, { login: "a", password: "b", droits: ["ALL"] })).toEqual({ login: "a", password: "b" });
  expect(z.safeParse(CONTRACTS.authenticate.request, { login: "a" }).success).toBe(false);
});

test("the profile of an answer is read leniently and never believed where it is no profile", () => {
  const profile = z.decode(CONTRACTS.login.answer, { id: "breeder", droits: "everything", rules: { authorizes: { constructor: "9" } } });
  expect(profile).toEqual({ ...readProfile({}), id: "breeder", rules: { authorizes: { constructor: 0 } } });
  for (const odd of ["breeder", null, [], 7]) expect(z.safeParse(CONTRACTS.login.answer, odd).success).toBe(false);
});

test("a msg that contains No user for means that the password was not changed [CAL-11]", () => {
  expect(isPasswordChanged({ msg: "ok" })).toBe(true);
  expect(isPasswordChanged({ msg: "Error: No user for a@b.example" })).toBe(false);
});
