import type { Page } from "@playwright/test";

/** Numbers that a style sheet draws, which axe does not see, on grounds they do not stand out from (4.5 : 1, WCAG 1.4.3); a line each. */
export function faintBadges(page: Page): Promise<{ readonly seen: number; readonly faint: readonly string[] }> {
  return page.locator("[data-count]:visible").evaluateAll((badges) => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const light = (colour: string) => {
      if (pen === null) throw new Error("nothing to draw on");
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      if (alpha < 255) throw new Error(`${colour} is no ground of its own`);
      const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return 0.05 + 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const faint = badges.flatMap((badge) => {
      const text = getComputedStyle(badge, "::after");
      const [ink, ground] = [light(text.color), light(getComputedStyle(badge).backgroundColor)];
      const ratio = Math.max(ink, ground) / Math.min(ink, ground);
      return ratio < 4.5 || !/\d/.test(text.content) ? [`${text.content}: ${ratio}`] : [];
    });
    return { seen: badges.length, faint };
  });
}
