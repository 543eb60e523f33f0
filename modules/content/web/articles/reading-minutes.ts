import { plainText } from "./plain-text.ts";

/** Reading speed: words per minute in scripts with spaces, characters per minute in Chinese. */
const wordsPerMinute = 200;
const charactersPerMinute = 350;

/** The estimated reading time, at least a minute. */
export function readingMinutes(html: string): number {
  const text = plainText(html);
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}
