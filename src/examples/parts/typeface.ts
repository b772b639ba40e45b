import "./typeface.css";

/** Not in the types of a window. */
type Device = Navigator & { readonly connection?: { readonly saveData?: boolean } };
type Around = Pick<Window, "document" | "parent" | "localStorage"> & { readonly navigator: Device };

/** On an origin of its own a page knows by this that an earlier one has fetched the typeface. */
const FETCHED = "typeface";
/** A page that has nothing to read yet. */
const WAITING = "[aria-busy=true], main[hidden], body > div:empty";

/**
 * Sets the page in the letters of the shell around it; of one that it cannot look into, from the second page on, as the shell does.
 * Once the page shows what it is about, its lines are never set anew.
 */
export async function setTypeface(page: Around): Promise<void> {
  const isWanted = isSetAround(page.parent) ?? attempt(() => page.localStorage.getItem(FETCHED) !== null);
  if (isWanted !== true) return;
  await loadFaces(page);
  if (page.document.querySelector(WAITING) !== null) page.document.documentElement.dataset.typeface = "";
}

/** Fetches it for the next page where the shell has not done so: on an origin of its own. */
export async function fetchTypeface(page: Around): Promise<void> {
  if (isSetAround(page.parent) !== undefined || page.navigator.connection?.saveData === true) return;
  await loadFaces(page);
  attempt(() => page.localStorage.setItem(FETCHED, "1"));
}

async function loadFaces({ document }: Pick<Around, "document">): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load()));
}

/** Undefined: the page around this one is of another origin. */
function isSetAround(parent: Window): boolean | undefined {
  return attempt(() => parent.document.documentElement.dataset.typeface !== undefined);
}

/** Undefined where the browser does not allow it. */
function attempt<Result>(what: () => Result): Result | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
