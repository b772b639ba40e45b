import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds on a page of the shell or in the page of one frame, a line a finding; what frames show is not the shell's. `rules`: only these. */
export async function axeFindings(page: Pick<Page, "evaluate">, rules: readonly string[] | null = null): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const axe: unknown = Reflect.get(window, "axe");
    if (typeof axe !== "object" || axe === null) return ["axe did not load"];
    const { violations } = await Reflect.get(axe, "run")(
      { exclude: ["iframe"] },
      { resultTypes: ["violations"], ...(runOnly && { runOnly }) },
    );
    const lines: string[] = [];
    for (const { id, nodes } of violations) for (const { html } of nodes) lines.push(`${id}: ${html}`);
    return lines;
  }, rules);
}
