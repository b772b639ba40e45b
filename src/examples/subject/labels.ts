type Labels = Readonly<Record<string, string>>;

const FOLDER = "../../../generated/labels";
const FILES = import.meta.glob<Labels>("../../../generated/labels/*/{catalogue,pages,palette,purposes,routes,shell}.ts", {
  import: "LABELS",
});

/** Texts of the registry by their keys, in a language. */
export async function labelsIn(language: string, ...namespaces: readonly string[]): Promise<(key: string) => string | undefined> {
  const files = await Promise.all(namespaces.map((namespace) => FILES[`${FOLDER}/${language}/${namespace}.ts`]?.()));
  return (key) => files.find((labels) => labels !== undefined && Object.hasOwn(labels, key))?.[key];
}
