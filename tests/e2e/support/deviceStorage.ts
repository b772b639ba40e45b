import type { Page } from "@playwright/test";

/** All that the page has stored on the device, as text by where it is: local and tab storage, databases, caches, cookies. */
export async function deviceStorage(page: Page): Promise<ReadonlyMap<string, string>> {
  const inPage = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: [string, string][] = [];
    for (const [key, value] of Object.entries({ ...localStorage })) found.push([`local ${key}`, value]);
    for (const [key, value] of Object.entries({ ...sessionStorage })) found.push([`tab ${key}`, value]);
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const entries = await done(database.transaction(store).objectStore(store).getAll());
        for (const entry of entries) found.push([`database ${name}/${store}`, JSON.stringify(entry)]);
      }
      database.close();
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push([`cache ${name}`, url]);
    return found;
  });
  const cookies = (await page.context().cookies()).map(({ name, value }): [string, string] => [`cookie ${name}`, value]);
  return new Map([...inPage, ...cookies]);
}
