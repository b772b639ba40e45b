/** What is to be done with a lot, by the word of the address. */
export const LOT_ACTIONS = ["soin", "sevrage", "ecornage", "prepa", "tarissement"] as const;

export type LotAction = (typeof LOT_ACTIONS)[number];

/** What an address of the map asks for: `map/3`, `map/lot/move/3`. */
export interface LotRequest {
  readonly lot: string | null;
  readonly what: "look" | "move" | "animals" | "check" | LotAction;
}

const OTHER: ReadonlyMap<string, LotRequest["what"]> = new Map([
  ["move", "move"],
  ["animals", "animals"],
  ["checkAnimals", "check"],
]);

export function readLotRequest(path: string, id: unknown): LotRequest {
  const lot = typeof id === "string" && id !== "" ? id : null;
  const [, second, word = ""] = path.split("/");
  if (second !== "lot") return { lot, what: "look" };
  return { lot, what: LOT_ACTIONS.find((action) => action === word) ?? OTHER.get(word) ?? "look" };
}
