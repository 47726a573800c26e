import { searchText } from '@bolillero/domain/search/search-text';
import type { Topic } from './api.ts';

/** A text without its tags, as it is compared when somebody searches. */
export function plainText(html: string): string {
  return searchText(html.replace(/<[^<>]*>/g, ' ').replace(/&(nbsp|amp|lt|gt|quot|#39);/g, ' '));
}

/** The questions that have every word that was typed, in title or answer; all of them when nothing was. */
export function matchingTopics(topics: readonly Topic[], typed: string): Topic[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ title, answer }) => {
        const text = plainText(`${topic.title} ${title} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((topic) => topic.questions.length > 0);
}
