import type { ChatTexts, Topic } from "./texts";

type Named = Exclude<Topic, "other">;

const TOPICS: readonly Named[] = ["password", "herd", "offline", "terms", "person"];

/** Topics in the order they are offered. */
export function topicsOf(): readonly Named[] {
  return TOPICS;
}

/** What a message is about, by the first topic with a word of it, whatever its accents and capitals. */
export function topicOf(message: string, { words }: Pick<ChatTexts, "words">): Topic {
  const plain = message
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
  return TOPICS.find((topic) => words[topic].some((word) => plain.includes(word))) ?? "other";
}
