/** The terms of use, a file among those of the shell. */
export interface Terms {
  /** `/pages/conditions-utilisation.pdf` */
  readonly address: string;
  readonly product: string;
  /** `2025-03-01` */
  readonly updated: string;
  /** Origins of pages that may show the shell in a frame. */
  readonly parents: readonly string[];
}

/** Sets the headers with which the terms are shown in the shell, and saved under a name that says what they are. */
export function setTermsHeaders(response: Response, { product, updated, parents }: Terms, asked: URL): void {
  const kind = asked.searchParams.has("download") ? "attachment" : "inline";
  response.headers.set("Content-Disposition", `${kind}; filename="${fileName(product, updated)}"`);
  // The viewers of browsers are subject to the policy of what they show; the page around the shell is asked as well.
  response.headers.set("Content-Security-Policy", ["frame-ancestors 'self'", ...parents].join(" "));
}

/** `clarine-conditions-utilisation-2025-03-01.pdf` */
function fileName(product: string, updated: string): string {
  const name = product
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return `${name}-conditions-utilisation-${updated}.pdf`;
}
