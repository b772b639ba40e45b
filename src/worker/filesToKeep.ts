/** The files of the shell that the device keeps: with data saver on, all but the typeface. */
export function filesToKeep<File extends { readonly url: string }>(
  files: readonly File[],
  connection: { readonly saveData?: boolean } | undefined,
): File[] {
  return files.filter(({ url }) => connection?.saveData !== true || !url.endsWith(".woff2"));
}
