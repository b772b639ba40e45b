/** Keys that come one after the other, faster than typing: a tag reader that plugs in as a keyboard. */
export interface TagScan {
  readonly text: string;
  /** When the last key came, in milliseconds. */
  readonly at: number;
}

export interface ScanRules {
  /** The longest pause between two keys of a reader, in milliseconds. */
  readonly scanGapMs: number;
  /** Digits of the shortest number a reader sends. */
  readonly scanDigits: number;
}

const MODIFIER = /^(?:Shift|CapsLock|AltGraph)$/;

/** The scan with one more key; a pause or a key that stands in no number starts it anew. */
export function appendScannedKey(scan: TagScan | null, key: string, at: number, { scanGapMs }: ScanRules): TagScan | null {
  // On a French keyboard digits come with the shift key.
  if (MODIFIER.test(key)) return scan;
  if (!/^[0-9A-Za-z ]$/.test(key)) return null;
  const goesOn = scan !== null && at - scan.at <= scanGapMs;
  return { text: (goesOn ? scan.text : "") + key, at };
}

/** The number a reader has sent, once it ends with Enter; null when it was typed. */
export function scannedNumber(scan: TagScan | null, at: number, { scanGapMs, scanDigits }: ScanRules): string | null {
  if (scan === null || at - scan.at > scanGapMs) return null;
  const digits = scan.text.replace(/\D/g, "").length;
  const letters = scan.text.replace(/[^A-Za-z]/g, "").length;
  // At most the letters of a country: words are typed by people.
  return digits >= scanDigits && letters <= 3 ? scan.text.trim() : null;
}
