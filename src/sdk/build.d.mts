import type { InputOptions } from "rolldown";

export function buildSdk(root: string, out?: string): Promise<void>;

export function pageOptions(root: string, input: string | Record<string, string>): InputOptions;
