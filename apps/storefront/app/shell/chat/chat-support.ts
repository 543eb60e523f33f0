export type ChatLine = { id: number; from: "shop" | "shopper"; text: string };

/** An open conversation with the shop's people, whoever carries it. */
export type Conversation = {
  lines(): readonly ChatLine[];
  unread(): number;
  send(text: string): void;
  markRead(): void;
  subscribe(changed: () => void): () => void;
};

/** What a chat vendor must offer; each is loaded only when it is about to start. */
export type ChatSupport = { connect(greeting: string): Promise<Conversation> };

/** The widget starts this long after the page has loaded (SH-16). */
export const chatStartDelayMs = 2000;

/** Above this many unread messages the counter reads "9+" (SH-15). */
export const unreadCap = 9;
