import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { scheduleSendAnswers } from "./answer-conversation.ts";
import { lockConversation } from "./store/conversations.ts";
import { changeOwner, joinMessages } from "./store/merge.ts";

type SignedIn = { readonly guestId: string; readonly userCode: string };

/** At sign-in the guest's conversation becomes the member's; two are merged in the order of time. */
export async function mergeConversations(
  trx: Transaction<unknown>,
  { clock }: { readonly clock: Clock },
  { guestId, userCode }: SignedIn,
): Promise<void> {
  const owner = `member:${userCode}`;
  // Always the member's first: another lock order could deadlock two sign-ins.
  const own = await lockConversation(trx, { owner });
  const guest = await lockConversation(trx, { owner: `guest:${guestId}` });
  if (!guest) return;
  if (!own) return changeOwner(trx, guest.id, owner);
  await joinMessages(trx, { from: guest.id, into: own.id });
  await scheduleSendAnswers(trx, own.id, clock.now());
}
