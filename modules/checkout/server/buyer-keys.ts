import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { memberBuyerKey } from "#modules/promotion/contract/buyer-key.ts";
import type { Choices } from "./choices.ts";

/**
 * The keys that purchase limits are counted under (D-38): the member's code, or hashes of a guest's phone and e-mail once both are known.
 * Hashed, because the counters must not hold a guest's contact data.
 */
export function buyerKeysOf(
  secret: string,
  caller: Caller,
  { deliveryMethod, receiver, address }: Pick<Choices, "deliveryMethod" | "receiver" | "address">,
): readonly string[] {
  if (caller.kind === "member") return [memberBuyerKey(caller.userCode)];
  const typed = address && { mobile: address.recipientMobile, email: address.recipientEmail };
  const person = deliveryMethod === "storePickup" ? receiver : typed;
  if (!person?.email) return [];
  return guestBuyerKeys(secret, { mobile: person.mobile, email: person.email });
}

/** The same for a guest whose contact data is known. */
export const guestBuyerKeys = (
  secret: string,
  { mobile, email }: { readonly mobile: string; readonly email: string },
): readonly string[] => [
  `mobile:${keyedHash(secret, `buyer-mobile.${mobile}`)}`,
  `email:${keyedHash(secret, `buyer-email.${email.toLowerCase()}`)}`,
];
