// biome-ignore lint/suspicious/noControlCharactersInRegex: matches all of ASCII
const ascii = /^[\x00-\x7f]*$/;

export const isAscii = (text: string): boolean => ascii.test(text);

const marks = /\p{M}+/gu;

/** Removes accents and lowercases: "Café" becomes "cafe". */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll("ı", "i");
}
