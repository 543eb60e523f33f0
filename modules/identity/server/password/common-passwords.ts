import { isBreachedPassword } from "./breached-passwords.ts";
import { commonWords } from "./common-words.ts";

/** Common substitutions: the character, and the letter it stands for. */
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "+": "t",
};

const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb",
];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(""))];

const words: ReadonlySet<string> = new Set(commonWords.split(/\s+/).filter((word) => word !== ""));

/** One repeated character, or a sequence on the keyboard, in the alphabet or of digits. */
const isWalk = (text: string): boolean =>
  text.length >= 2 && (runs.some((run) => run.includes(text)) || /^(.{1,3})\1+$/.test(text));

const undisguised = (text: string): string => [...text].map((sign) => disguises[sign] ?? sign).join("");

/**
 * Detects common passwords: a well-known word or a keyboard sequence, also with substitutions and appended characters (the
 * password rule requires those, so a plain list would match almost nothing), and passwords from published breaches (ASVS 6.2.4,
 * 6.2.12).
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  // Trailing digits and special characters are usually added to satisfy the rule; sometimes they replace a last letter.
  const bare = text.replace(/[^\p{L}]+$/u, "");
  const signless = text.replace(/[^\p{L}\p{N}]+$/u, "");
  const spellings = [text, bare, undisguised(bare), undisguised(signless)];
  return spellings.some((spelling) => isKnown(spelling.replace(/[^\p{L}]+/gu, ""))) || isBreachedPassword(password);
}

const isKnown = (text: string): boolean => words.has(text) || isWalk(text);
