export function writeWhole(path: string, content: string): void;
