import type { Plugin } from "vite";

export const GENERIC: string;

export const NOTICES: string;

export const SUB_APPLICATIONS: Readonly<Record<string, string>>;

export function buildSubApplications(root: string, outDir: string, plugins: readonly Plugin[]): Promise<void>;
