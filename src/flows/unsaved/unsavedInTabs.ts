import { reaction, when } from "mobx";
import { PRODUCT } from "../../../generated/settings";
import { labelKey } from "../../domain/labels/labelKey";
import type { Services } from "../../ports/services";
import type { FramesStore } from "../../stores/framesStore";

type UnsavedPorts = Pick<Services, "unsavedPages" | "textOf">;
type Frames = Pick<FramesStore, "frames">;

/** Names of the pages of this tab that hold something unsaved. */
export function unsavedNames(textOf: Services["textOf"], { frames }: Frames): readonly string[] {
  const nameOf = (route: string | null) => {
    const key = route === null ? "" : labelKey.route(route);
    const text = textOf(key);
    return text === key ? PRODUCT.name : text;
  };
  const unsaved = frames.filter(({ dirty }) => dirty);
  return [...new Set(unsaved.map(({ title, destination }) => title || nameOf(destination.target.route)))];
}

/** The other tabs know of what is unsaved in this one. */
export function announceUnsaved({ unsavedPages, textOf }: UnsavedPorts, frames: Frames): () => void {
  return reaction(
    () => JSON.stringify(unsavedNames(textOf, frames)),
    () => unsavedPages.announce(unsavedNames(textOf, frames)),
    { fireImmediately: true },
  );
}

/** Resolves when no tab of this browser holds anything unsaved, or it does not matter any more; names what is waited for. */
export async function nothingUnsaved(
  { unsavedPages, textOf }: UnsavedPorts,
  frames: Frames,
  isStill: () => boolean,
  onWait: (names: readonly string[]) => void,
): Promise<void> {
  while (isStill()) {
    const here = unsavedNames(textOf, frames);
    const others = await unsavedPages.ofOthers();
    const names = [...here, ...others.flatMap((tab) => tab.names)];
    if (names.length === 0) return;
    onWait([...new Set(names)]);
    await when(() => !isStill() || !frames.frames.some(({ dirty }) => dirty));
    await Promise.all(others.map(({ changed }) => changed()));
  }
}
