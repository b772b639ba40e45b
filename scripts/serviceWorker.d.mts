/** Writes the service worker into the folder of the built shell; gives the modules in it. */
export function bundleServiceWorker(root: string, folder: string): Promise<readonly string[]>;
