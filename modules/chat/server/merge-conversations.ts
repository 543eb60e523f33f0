import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { scheduleNotice } from "./answer-conversation.ts";
import { lockConversation } from "./store/conversations.ts";
import { changeOwner, joinMessages } from "./store/merge.ts";

type SignedIn = { readonly guestId: string; readonly userCode: string };

/** A guest's conversation becomes the member's when they sign in; two become one, in the order of their messages. */
export async function mergeConversations(
  trx: Transaction<unknown>,
  { clock }: { readonly clock: Clock },
  { guestId, userCode }: SignedIn,
): Promise<void> {
  const owner = `member:${userCode}`;
  // The member's first, for everybody: two sign-ins at once would wait for each other.
  const own = await lockConversation(trx, { owner });
  const guest = await lockConversation(trx, { owner: `guest:${guestId}` });
  if (!guest) return;
  if (!own) return changeOwner(trx, guest.id, owner);
  await joinMessages(trx, { from: guest.id, into: own.id });
  await scheduleNotice(trx, own.id, clock.now());
}
