/** Writes a registry of so many routes into a folder. */
export function writeSyntheticRegistry(routes: number, out: string): void;
