import { emptyCow } from "./emptyCow";

/** The same for pages written with React. */
export function EmptyCow() {
  return <span ref={(place) => place?.replaceChildren(emptyCow())} />;
}
