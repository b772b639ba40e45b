import type { KeptPage } from "../domain/offline/keptPages";

/** The pages of sub-applications that are kept on the device to be shown without network. */
export interface KeptPages {
  /** These pages have spoken with the shell: as they came last they are shown without network. */
  readonly keep: (bases: readonly string[], herd: string, at: number) => Promise<void>;
  readonly list: () => Promise<readonly KeptPage[]>;
  readonly clear: () => Promise<void>;
}
