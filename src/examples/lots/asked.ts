/** What is to be done with a lot, by the word of the address. */
export const DEEDS = ["soin", "sevrage", "ecornage", "prepa", "tarissement"] as const;

export type Deed = (typeof DEEDS)[number];

/** What an address of the map asks for: `map/3`, `map/lot/move/3`. */
export interface Asked {
  readonly lot: string | null;
  readonly what: "look" | "move" | "animals" | "check" | Deed;
}

const OTHER: ReadonlyMap<string, Asked["what"]> = new Map([
  ["move", "move"],
  ["animals", "animals"],
  ["checkAnimals", "check"],
]);

export function readAsked(path: string, id: unknown): Asked {
  const lot = typeof id === "string" && id !== "" ? id : null;
  const [, second, word = ""] = path.split("/");
  if (second !== "lot") return { lot, what: "look" };
  return { lot, what: DEEDS.find((deed) => deed === word) ?? OTHER.get(word) ?? "look" };
}
