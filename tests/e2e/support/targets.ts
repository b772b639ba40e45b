import type { Page } from "@playwright/test";

/**
 * Controls of what is open, the topmost dialog or else the page, on which a thumb finds less room than it needs; a line each. The
 * room is what answers to a touch, which may be more than what is drawn. Tiles need more; in a drawer, one that shows its name alone or
 * has the whole width is as high as a row.
 */
export function smallTargets(
  page: Pick<Page, "evaluate">,
  { control = 48, tile = 96, row = 56, within = "body" } = {},
): Promise<readonly string[]> {
  return page.evaluate(
    ({ control, tile, row, within }) => {
      const inside = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(within) ?? document;
      const lines: string[] = [];
      for (const target of inside.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [role=option]")) {
        const owner = target.closest("label") ?? target;
        target.scrollIntoView({ block: "center", inline: "nearest" });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // Not drawn, or kept outside the window until the focus comes.
        if (width < 2 || height < 2 || x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) continue;
        const name = `${target.localName} ${target.getAttribute("aria-label") ?? target.textContent}`.trim().slice(0, 60);
        if (target.matches("[data-tile], [data-dashboard]")) {
          const isRow = target.closest("dialog") !== null && target.matches("[data-row], ul:not(:has([data-figure])) [data-tile]");
          if (width < tile || height < (isRow ? row : tile)) lines.push(`${name}: ${width} × ${height}`);
          continue;
        }
        const answers = (dx: number, dy: number) => owner.contains(document.elementFromPoint(x + dx, y + dy));
        const reach = (dx: number, dy: number) => {
          let steps = 0;
          while (steps < control && answers(dx * (steps + 0.5), dy * (steps + 0.5))) steps += 0.5;
          return steps;
        };
        const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
        // Half a pixel at each end is that of the step.
        if (Math.min(wide, high) < control - 1) lines.push(`${name}: ${wide} × ${high}`);
      }
      return lines;
    },
    { control, tile, row, within },
  );
}
