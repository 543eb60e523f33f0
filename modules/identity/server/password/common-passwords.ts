import { isBreachedPassword } from "./breached-passwords.ts";
import { commonWords } from "./common-words.ts";

/** How people dress up a well-known word: the sign or digit, and the letter it stands for. */
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

/** Nothing but one letter again and again, or a walk along the keyboard, the alphabet or the numbers. */
const isWalk = (text: string): boolean =>
  text.length >= 2 && (runs.some((run) => run.includes(text)) || /^(.{1,3})\1+$/.test(text));

const undisguised = (text: string): string => [...text].map((sign) => disguises[sign] ?? sign).join("");

/**
 * Whether many people would think of this password: a well-known word, or a walk over the keyboard, dressed up
 * with signs and digits (the rule for passwords makes everybody add those, so a bare list would catch nearly none), or one
 * that was published after a breach (ASVS 6.2.4, 6.2.12).
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  // Digits and signs at the end were mostly added to please the rule, and now and then stand for a last letter.
  const bare = text.replace(/[^\p{L}]+$/u, "");
  const signless = text.replace(/[^\p{L}\p{N}]+$/u, "");
  const spellings = [text, bare, undisguised(bare), undisguised(signless)];
  return spellings.some((spelling) => isKnown(spelling.replace(/[^\p{L}]+/gu, ""))) || isBreachedPassword(password);
}

const isKnown = (text: string): boolean => words.has(text) || isWalk(text);
