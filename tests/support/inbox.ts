import type { InboxMessage } from "#apps/simulators/inbox/inbox-message.ts";

/** Messages the shop has sent by WhatsApp, SMS and e-mail, newest first. */
export type Inbox = {
  messagesTo(recipient: string): Promise<readonly InboxMessage[]>;
};

export function inboxAt(shopUrl: string): Inbox {
  return {
    async messagesTo(recipient) {
      const response = await fetch(`${shopUrl}/dev/inbox.json?to=${encodeURIComponent(recipient)}`);
      if (!response.ok) throw new Error(`the inbox answered ${response.status}`);
      return (await response.json()) as InboxMessage[];
    },
  };
}
