import type { CustomerProfile } from "#modules/identity/server/index.ts";
import { deliveriesTo, readNotifications, receiverHash } from "#modules/notification/server/index.ts";
import type { CustomersDeps } from "../customers-deps.ts";

const mostMessages = 20;

/**
 * The newest messages to the customer's number and mailbox, and in the shop's notification panel. Their texts are not
 * stored.
 */
export async function readMessages(
  { database, secret }: CustomersDeps,
  { userCode, mobile, email, whatsApp }: CustomerProfile,
) {
  const receivers = [mobile, email, whatsApp].flatMap((to) => (to === null ? [] : [receiverHash(secret, to)]));
  const sent = await deliveriesTo(database.kysely, receivers, mostMessages);
  const shown = await readNotifications(database.kysely, userCode, { offset: 0, limit: mostMessages });
  const messages = [
    ...sent.messages.map(({ kind, channel, outcome, at }) => ({ kind, channel, outcome, at: at.toISOString() })),
    ...shown.notifications.map(({ kind, isRead, createdAt }) => ({
      kind,
      channel: "PANEL",
      outcome: isRead ? "READ" : "UNREAD",
      at: new Date(createdAt).toISOString(),
    })),
  ];
  return {
    messages: messages.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, mostMessages),
    total: sent.total + shown.totalCount,
  };
}
