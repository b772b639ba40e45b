import type { Page } from "@playwright/test";

/** Points of two pictures that, without any colour, differ as much as what must be told apart (3 : 1, WCAG 1.4.11). */
export function greyDifference(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [one, two] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          canvas?.drawImage(bitmap, 0, 0);
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!one || !two || one.width !== two.width || one.height !== two.height) throw new Error("two pictures of one size are needed");
      const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      const light = ({ data }: ImageData, at: number) =>
        0.05 + 0.2126 * linear(data[at] ?? 0) + 0.7152 * linear(data[at + 1] ?? 0) + 0.0722 * linear(data[at + 2] ?? 0);
      let points = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const [here, there] = [light(one, at), light(two, at)];
        if (Math.max(here, there) / Math.min(here, there) >= 3) points++;
      }
      return points;
    },
    [before, after].map((picture) => picture.toString("base64")),
  );
}
