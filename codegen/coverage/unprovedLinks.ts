import type { RegistryModel } from "../link/model";

/** Links that no proof follows: what a page of the demo offers first, and the pages that news are about. A redirect there may end in a refusal. */
export function unprovedLinks({ routes, documents }: RegistryModel): readonly string[] {
  const actions = [...routes.values()].flatMap(({ name, document }) => (document.action ? [`${name} → ${document.action.route}`] : []));
  const news = documents.news.flatMap(({ document }) =>
    document.versions.flatMap((version) => version.news.flatMap(({ route }) => route ?? [])),
  );
  return [...actions, ...news.map((route) => `news → ${route}`)].sort();
}
