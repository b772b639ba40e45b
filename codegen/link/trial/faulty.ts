import type { Kind } from "../../schema/kinds";

/** What is to be mended. */
export interface Faulty {
  readonly kind: Kind;
  readonly file: string;
  readonly text: string;
  /** Numbers of lines, from 0, near which faults show. */
  readonly near: readonly number[];
  /** Faults against the schema; null when the file gave no value. */
  readonly faults: readonly string[] | null;
  /** YAML itself cannot read the file. */
  readonly unreadable: boolean;
  /** Only single values are wrong: lines are looked at for what is too much at their end, or for a list that is read as one text. */
  readonly scalar: boolean;
  /** Keys without a value, or written twice, stand in the file. */
  readonly emptied: boolean;
  /** A text of the shell in another language, whose keys this one has too; null for other kinds. */
  readonly like: unknown;
}
