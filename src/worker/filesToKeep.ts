import { SHELL_PAGE } from "./shellAddresses";

/** The files of the shell that the device keeps: with data saver on, all but the typeface. */
export function filesToKeep<File extends { readonly url: string }>(
  files: readonly File[],
  connection: { readonly saveData?: boolean } | undefined,
): File[] {
  return files.filter(({ url }) => connection?.saveData !== true || !url.endsWith(".woff2"));
}

/** The same files, with a page of the shell that is another one when its frames come from elsewhere: it holds their addresses, and its policy. */
export function ofOrigins<File extends { readonly url: string; readonly revision: string | null }>(
  files: readonly File[],
  frameOrigins: string,
): File[] {
  return files.map((file) => (file.url === SHELL_PAGE ? { ...file, revision: `${file.revision} ${frameOrigins}` } : file));
}
