import { reportMissing } from "./missingFiles";

const NOT_FOUND = 404;
/** The files of modules, by address: on their way, or come. */
const fetched = new Map<string, Promise<unknown>>();

/**
 * Imports a module once its files have come. A module that did not come is given up by some browsers until the page is loaded anew,
 * while a file can be fetched again once the network is back. Stands in for the preloading of Vite (scripts/fetchBeforeImport.ts).
 */
export async function importFetched<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<unknown> {
  const address = `/${file}`;
  // The page has asked for it itself.
  if (document.querySelector(`link[href="${address}"], script[src="${address}"]`) !== null) return Promise.resolve();
  const coming = fetched.get(address) ?? fetchWhole(address);
  fetched.set(address, coming);
  return coming;
}

/** Read to its end, so that the browser has it for the import. */
async function fetchWhole(address: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (response.status === NOT_FOUND) reportMissing();
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    await response.arrayBuffer();
  } catch (error) {
    fetched.delete(address);
    throw error;
  }
}
