// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
const plain = /^[\x00-\x7f]*$/;

/** Whether a text has English letters, digits and signs only. */
export const isPlain = (text: string): boolean => plain.test(text);

const marks = /\p{M}+/gu;

/** A text without accents and in small letters, so that "Café" and "cafe" are the same. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll("ı", "i");
}
