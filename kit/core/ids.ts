/** The source of random identifiers; always an argument, so that tests are exact. */
export type Ids = {
  uuid(): string;
  /** Unguessable text in base64url; 32 bytes by default. */
  token(bytes?: number): string;
  /** Characters drawn evenly from the alphabet; decimal digits by default. */
  code(length: number, alphabet?: string): string;
};

type RandomBytes = (count: number) => Uint8Array;

export const systemIds: Ids = {
  ...idsFrom((count) => crypto.getRandomValues(new Uint8Array(count))),
  // Reads random bytes in large blocks: every request needs an id.
  uuid: () => crypto.randomUUID(),
};

/** The same seed gives the same identifiers in the same order. For tests and demo data, never for secrets. */
export function seededIds(seed: number): Ids {
  let state = seed >>> 0;
  // A Weyl sequence through a 32-bit mixer: every state is visited, so every seed is equally good.
  const nextByte = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) & 0xff;
  };
  return idsFrom((count) => Uint8Array.from({ length: count }, nextByte));
}

function idsFrom(randomBytes: RandomBytes): Ids {
  return {
    uuid: () => asUuid(randomBytes(16)),
    token: (bytes = 32) => asBase64Url(randomBytes(bytes)),
    code: (length, alphabet = "0123456789") => asCode(randomBytes, length, alphabet),
  };
}

function asUuid(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, "0"); // version 4
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, "0"); // variant
    return byte.toString(16).padStart(2, "0");
  });
  const part = (from: number, to: number) => hex.slice(from, to).join("");
  return `${part(0, 4)}-${part(4, 6)}-${part(6, 8)}-${part(8, 10)}-${part(10, 16)}`;
}

function asBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function asCode(randomBytes: RandomBytes, length: number, alphabet: string): string {
  if (alphabet.length < 2 || alphabet.length > 256) throw new RangeError("an alphabet has 2 to 256 characters");
  // Bytes beyond the last whole multiple are drawn again: using them would favour the first characters.
  const fair = 256 - (256 % alphabet.length);
  let code = "";
  while (code.length < length) {
    for (const byte of randomBytes(length - code.length)) {
      if (byte < fair) code += alphabet[byte % alphabet.length];
    }
  }
  return code;
}
