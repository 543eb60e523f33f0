import * as v from "valibot";

/**
 * State that one step of registration passes to the next in the URL (SU-02). Anyone can write one, so it is only displayed and
 * sent along; the server trusts only the signed tickets in it (D-09).
 */
export type SignUpKey = v.InferOutput<typeof keySchema>;

const text = v.optional(v.pipe(v.string(), v.maxLength(4_000)));

const keySchema = v.object({
  /** Ticket of a number whose code was correct, or of the e-mail address a link was sent to. */
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)),
  mobile: text,
  redirectUrl: text,
  email: text,
  tokenOtpPhoneNo: text,
  tokenSS: text,
  username: text,
  /** Product to put on the wishlist, if a guest pressed its heart. */
  wishlist: text,
  /** Registers with the loyalty club. */
  loyalty: v.optional(v.boolean()),
});

const longestKey = 16_000;

export function writeSignUpKey(key: SignUpKey): string {
  const bytes = new TextEncoder().encode(JSON.stringify(key));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Parses a key from a URL, null when invalid; plain base64 is accepted as well. */
export function readSignUpKey(given: string | null): SignUpKey | null {
  if (!given || given.length > longestKey) return null;
  try {
    const bytes = atob(given.replaceAll("-", "+").replaceAll("_", "/").replaceAll(" ", "+"));
    const json = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const read = v.safeParse(keySchema, JSON.parse(json));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
