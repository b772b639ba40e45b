/**
 * Clears service workers, databases, caches and both storages of this origin, all but one database. A part that the browser
 * does not have, or refuses to clear, does not stop the rest.
 */
export async function clearDevice(browser: Window, keptDatabase: string): Promise<void> {
  const { navigator, indexedDB } = browser;
  const unregister = async () => {
    const workers = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistrations() : [];
    await Promise.all(workers.map((worker) => worker.unregister()));
  };
  const empty = async () => {
    const names = "caches" in browser ? await browser.caches.keys() : [];
    await Promise.all(names.map((name) => browser.caches.delete(name)));
  };
  const drop = async () => {
    const databases = "databases" in indexedDB ? await indexedDB.databases() : [];
    await Promise.all(databases.map(({ name }) => name !== undefined && name !== keptDatabase && dropDatabase(indexedDB, name)));
  };
  const forget = async (storage: () => Storage) => storage().clear();
  const storages = [forget(() => browser.localStorage), forget(() => browser.sessionStorage)];
  await Promise.allSettled([unregister(), empty(), drop(), ...storages]);
}

/** A database that another page holds open is deleted once that page is closed. */
function dropDatabase(databases: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve) => {
    const dropping = databases.deleteDatabase(name);
    for (const event of ["success", "error", "blocked"]) dropping.addEventListener(event, () => resolve());
  });
}
