export function writeWhole(path: string, content: string | Uint8Array): void;
