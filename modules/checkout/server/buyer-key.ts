import type { Caller } from "#kit/graphql/context.ts";
import { guestBuyerKeys, memberBuyerKey } from "#modules/promotion/contract/buyer-key.ts";
import type { Choices } from "./choices.ts";
import type { Destination } from "./destination.ts";

/** Under which names limits per buyer are counted: a member, or a guest's telephone and mailbox once both are known; nobody's before (D-38). */
export function buyerKeysOf(
  caller: Caller,
  { deliveryType, receiver }: Pick<Choices, "deliveryType" | "receiver">,
  destination: Destination | null,
): readonly string[] {
  if (caller.kind === "member") return [memberBuyerKey(caller.userCode)];
  const person = deliveryType === "21" ? receiver : destination;
  return person?.email ? guestBuyerKeys(person.mobile, person.email) : [];
}
