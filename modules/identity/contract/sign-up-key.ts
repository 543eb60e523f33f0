import * as v from "valibot";

/**
 * What one step of registration hands to the next in the address (SU-02). Anybody can write one, so it is only shown and
 * sent along: what counts are the tickets inside, which the server has signed (D-09).
 */
export type SignUpKey = v.InferOutput<typeof keySchema>;

const text = v.optional(v.pipe(v.string(), v.maxLength(4_000)));

const keySchema = v.object({
  /** The ticket of a number whose code was right, or of the mailbox a link was sent to. */
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)),
  mobile: text,
  redirectUrl: text,
  email: text,
  tokenOtpPhoneNo: text,
  tokenSS: text,
  username: text,
  /** The product a guest's heart was pressed for. */
  wishlist: text,
  /** Registers with the loyalty club. */
  loyalty: v.optional(v.boolean()),
});

const longestKey = 16_000;

/** Base64url of JSON in UTF-8. */
export function writeSignUpKey(key: SignUpKey): string {
  const bytes = new TextEncoder().encode(JSON.stringify(key));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The key in an address, or null for anything that is none; plain base64 is read as well. */
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
