import { useEffect, useState } from "react";

const KEY = "desk.opened";

/** The herds that were opened on this device from here: their pages are on it, and open without a network. */
export function useOpenedHerds(openHerd: string | null): ReadonlySet<string> {
  const [opened, setOpened] = useState(read);
  useEffect(() => {
    if (openHerd === null || opened.has(openHerd)) return;
    const now = new Set(opened).add(openHerd);
    setOpened(now);
    try {
      localStorage.setItem(KEY, JSON.stringify([...now]));
    } catch {
      // A full or forbidden storage: known as long as the page is open.
    }
  }, [openHerd, opened]);
  return opened;
}

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((herd) => typeof herd === "string") : []);
  } catch {
    // What cannot be read was not written here.
    return new Set();
  }
}
