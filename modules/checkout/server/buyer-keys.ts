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
  return [
    `mobile:${keyedHash(secret, `buyer-mobile.${person.mobile}`)}`,
    `email:${keyedHash(secret, `buyer-email.${person.email.toLowerCase()}`)}`,
  ];
}
