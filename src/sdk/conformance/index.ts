import { fileURLToPath } from "node:url";
import {
  test as base,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from "@playwright/test";
import { type CheckOptions, checkPage, type RuleResult } from "./checkPage";

export { expect } from "@playwright/test";
export type { RuleResult } from "./checkPage";

export type ConformanceOptions = Omit<CheckOptions, "sdk">;

export interface Conformance {
  /** Every rule with what is wrong about it. */
  readonly check: (address: string, options?: ConformanceOptions) => Promise<readonly RuleResult[]>;
  /** Fails the test with every rule that the page does not keep. */
  readonly expectConforming: (address: string, options?: ConformanceOptions) => Promise<void>;
}

/** The folder this file has been built into stands beside the stub shell. */
const SDK = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

type ConformanceTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & { conformance: Conformance },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;

/** `test("conforms", ({ conformance }) => conformance.expectConforming("http://localhost:5173/"))` */
export const test: ConformanceTest = base.extend<{ conformance: Conformance }>({
  conformance: async ({ context, baseURL }, use) => {
    const check: Conformance["check"] = (address, options = {}) =>
      checkPage(context, new URL(address, baseURL).href, { ...options, sdk: SDK });
    await use({
      check,
      expectConforming: async (address, options) => {
        const broken = (await check(address, options)).filter(({ wrong }) => wrong !== null);
        expect(broken.map(({ shell, rule, wrong }) => `${shell}: ${rule}. ${wrong}`)).toEqual([]);
      },
    });
  },
});
