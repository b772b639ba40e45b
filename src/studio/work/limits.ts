/** Most letters that the server takes (`codegen/studio/requests.ts`). */
export const MOST_LETTERS = { name: 200, words: 500, why: 2000 } as const;
