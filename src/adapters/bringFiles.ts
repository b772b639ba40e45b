import { nextTask } from "./clock";

/** A file that has not come by then will not: long enough for the largest on the slowest network of a barn. */
const LONGEST_MS = 60_000;

/** Files of parts that are here or on their way, by address. */
const coming = new Map<string, Promise<void>>();

/**
 * Imports a part once all its files are here. A browser remembers a module that could not be fetched for as long as the page lives,
 * so that a network lost at the wrong moment would cost the part for good; files fetched first are found in the browser's cache
 * by the import, and what did not come is fetched anew when the part is asked for again.
 */
export async function bringFiles<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => bring(`/${file}`)));
  return load();
}

function bring(address: string): Promise<void> {
  const known = coming.get(address);
  if (known) return known;
  const bringing = fetchAnew(address);
  coming.set(address, bringing);
  bringing.catch(() => coming.delete(address));
  return bringing;
}

function fetchAnew(address: string): Promise<void> {
  const named = document.querySelector(`[href="${address}"], [src="${address}"]`);
  // What the document itself names came with it; a style sheet may still be on its way.
  if (named instanceof HTMLLinkElement && named.rel === "stylesheet" ? named.sheet : named) return Promise.resolve();
  return address.endsWith(".css") ? addStyles(address) : fetchWhole(address);
}

async function fetchWhole(address: string): Promise<void> {
  // Several parts are asked for in one go; sending each costs a millisecond or two.
  await nextTask();
  const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await answer.arrayBuffer();
}

function addStyles(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(address));
    };
    document.head.append(link);
  });
}
