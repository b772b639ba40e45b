import type { Page } from "@playwright/test";

/** Words within what matches whose ink, accents of capitals included, sticks out at the top of what cuts it: their own box, or one around it. */
export function cutInk(page: Page, matching: string): Promise<readonly string[]> {
  return page.locator(matching).evaluateAll((parts) => {
    const pen = document.createElement("canvas").getContext("2d");
    return parts.flatMap((part) => {
      const text = part.textContent ?? "";
      if (text === "" || !part.checkVisibility() || part.closest(".visuallyHidden") !== null) return [];
      const style = getComputedStyle(part);
      const range = document.createRange();
      range.selectNodeContents(part);
      // The first line of the letters as the fonts have them; their ink may be less high or higher.
      const line = range.getClientRects()[0];
      if (pen === null || line === undefined) return [`not drawn: ${text}`];
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const { actualBoundingBoxAscent: ink, fontBoundingBoxAscent: font } = pen.measureText(text);
      const top = line.top + font - ink;
      for (let box: Element | null = part; box !== null && box !== document.body; box = box.parentElement)
        if (/hidden|clip/.test(getComputedStyle(box).overflowY) && top < box.getBoundingClientRect().top) return [text];
      return [];
    });
  });
}

/** Capitals with accents at the beginning of every word that is a part of its own. */
export function accentWords(page: Page, matching: string): Promise<void> {
  return page.locator(matching).evaluateAll((parts) => {
    for (const part of parts)
      for (const node of part.childNodes) if (node instanceof Text) node.data = node.data.replace(/\p{L}{1,3}/u, "ÉÊÅ");
  });
}
