/** A server of its own, or why there is none. */
export function startPostgres(options?: { readonly durable?: boolean }): Promise<{
  readonly address?: string;
  readonly why?: string;
  readonly stop?: () => Promise<void>;
  readonly restart?: () => Promise<void>;
}>;
