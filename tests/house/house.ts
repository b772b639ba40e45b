export interface Size {
  readonly files: number;
  readonly lines: number;
  readonly bytes: number;
}

/** Sizes of parts and files are those of code. */
export interface Measures {
  readonly parts: readonly (Size & { readonly part: string })[];
  readonly largestFiles: readonly { readonly file: string; readonly lines: number }[];
  readonly fullFolders: readonly { readonly folder: string; readonly files: number }[];
  /** `a <-> b`: both import from the other. */
  readonly folderPairs: readonly string[];
  readonly fixtures: readonly (Size & { readonly folder: string })[];
}

export interface Goal {
  readonly goal: string;
  readonly value: number;
  readonly bound: number;
  readonly ok: boolean;
}

export interface House extends Measures {
  readonly version: 1;
  readonly goals: readonly Goal[];
}
