const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648 without padding, as authenticators want to have a secret. */
export function toBase32(bytes: Uint8Array): string {
  let bits = 0;
  let held = 0;
  let text = "";
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(held >>> bits) & 31];
      held &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text;
}

export function fromBase32(text: string): Uint8Array {
  let bits = 0;
  let held = 0;
  const bytes: number[] = [];
  for (const character of text.toUpperCase()) {
    const value = alphabet.indexOf(character);
    if (value === -1) throw new RangeError("not a base32 text");
    held = (held << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >>> bits) & 0xff);
      held &= (1 << bits) - 1;
    }
  }
  return Uint8Array.from(bytes);
}
