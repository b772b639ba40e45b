import { gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";

/** Where callers are few: this machine under its names, and the addresses of an operator. */
const PLACES = 64;

/** The page of the shell stands at every address that is none: it is compressed when it changes, not for each caller. */
export function createCompressedPages(compress: (page: string) => Buffer = gzipSync): (page: string) => Uint8Array<ArrayBuffer> {
  const pages = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: PLACES, memoMethod: (page) => new Uint8Array(compress(page)) });
  return (page) => pages.memo(page);
}
