const marks = /\p{M}+/gu;

/** A text without accents and in small letters, so that "Café" and "cafe" are the same. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll("ı", "i");
}
