import { keyedHash } from "#kit/core/keyed-hash.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { memberBuyerKey } from "#modules/promotion/contract/buyer-key.ts";
import type { Choices } from "./choices.ts";

/**
 * Under which names limits per buyer are counted: a member's, or a guest's telephone and mailbox once both are known,
 * nobody's before (D-38). What a guest typed is hashed: it can be found again, but not read.
 */
export function buyerKeysOf(
  secret: string,
  caller: Caller,
  { deliveryType, receiver, address }: Pick<Choices, "deliveryType" | "receiver" | "address">,
): readonly string[] {
  if (caller.kind === "member") return [memberBuyerKey(caller.userCode)];
  const typed = address && { mobile: address.recipientMobile, email: address.recipientEmail };
  const person = deliveryType === "21" ? receiver : typed;
  if (!person?.email) return [];
  return [
    `mobile:${keyedHash(secret, `buyer-mobile.${person.mobile}`)}`,
    `email:${keyedHash(secret, `buyer-email.${person.email.toLowerCase()}`)}`,
  ];
}
