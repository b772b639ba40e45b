import type { Page } from "@playwright/test";

/** Keeps the documents of frames waiting; the answer lets them come. */
export async function holdFrames(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) await held;
    await route.fallback();
  });
  return letGo;
}
