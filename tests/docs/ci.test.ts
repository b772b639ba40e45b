import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Step {
  readonly run?: string;
  readonly if?: string;
}

test("on GitHub the difference is posted whatever the steps before it say, and each check can fail the job", () => {
  const steps: readonly Step[] = parse(readFileSync(".github/workflows/registry.yml", "utf8")).jobs.registry.steps;
  const at = (word: string) => steps.findIndex(({ run }) => run?.includes(word) === true);
  expect(steps[at("-- diff")]?.if).toBe("always()");
  // From a fork nothing may be written; that must not make the run red.
  expect(steps[at("gh pr comment")]?.if).toBe("always() && github.event.pull_request.head.repo.full_name == github.repository");
  expect(at("-- check")).toBeGreaterThan(at("gh pr comment"));
  expect(at("steps.diff.outputs.code")).toBe(steps.length - 1);
});

test("on GitLab the difference is posted before any check can end the job", () => {
  const script: readonly string[] = parse(readFileSync(".gitlab-ci.yml", "utf8")).registry.script;
  const at = (word: string) => script.findIndex((line) => line.includes(word));
  const stopping = script.flatMap((line, index) => (line.includes("registry -- ") && !line.includes("||") ? [index] : []));
  expect(at("body@comment.md")).toBeGreaterThan(at("-- diff"));
  expect(Math.min(...stopping)).toBeGreaterThan(at("body@comment.md"));
  expect(script.at(-1)).toContain("differs");
});
