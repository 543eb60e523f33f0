/**
 * The code in typed or pasted text: "kode: 1234" gives "1234". A run of exactly the requested length wins over other digits of a
 * pasted message; otherwise the first digits count.
 */
export function codeDigits(text: string, length: number): string {
  const whole = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text)?.[0];
  return whole ?? text.replace(/\D/g, "").slice(0, length);
}
