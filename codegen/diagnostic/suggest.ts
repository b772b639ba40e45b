/** The known name nearest to a misspelt one, or null when none is near enough to be what was meant. */
export function suggest(seen: string, known: readonly string[]): string | null {
  if (seen.length < 2) return null;
  const limit = Math.max(1, Math.floor(seen.length / 3));
  const plain = seen.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  let best: string | null = null;
  let nearest = limit + 1;
  for (const name of known) {
    if (name === seen || Math.abs(name.length - seen.length) >= nearest || (plain.length < 3 && !plain.includes(name.charAt(0)))) continue;
    const distance = editDistance(plain, name.toLowerCase(), nearest);
    if (distance < nearest || (distance === nearest && best !== null && isNearer(seen, name, best))) {
      best = name;
      nearest = distance;
    }
  }
  return best ?? containing(seen, known);
}

/** Of two names as many edits away, the one that begins like the misspelt one. */
function isNearer(seen: string, name: string, best: string): boolean {
  const begins = (one: string) => one.charAt(0).toLowerCase() === seen.charAt(0).toLowerCase();
  return begins(name) === begins(best) ? name < best : begins(name);
}

/** The shortest name that holds the whole word, or is held by it: `events` for `herd.events`. */
function containing(seen: string, known: readonly string[]): string | null {
  const word = seen.toLowerCase();
  const holds = (other: string) => (word.length > 3 && other.includes(word)) || (other.length > 3 && word.includes(other));
  const found = known.filter((name) => name !== seen && holds(name.toLowerCase()));
  return found.sort((one, other) => one.length - other.length || (one < other ? -1 : 1))[0] ?? null;
}

/** Edits (insert, remove, replace, swap two neighbours) between two words; stops counting at `limit`. */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, at(before, column - 2) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return least;
    before = previous;
    previous = current;
  }
  return at(previous, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}
