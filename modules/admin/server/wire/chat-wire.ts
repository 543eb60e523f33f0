import { maskedMobile, shownMobile } from "#kit/core/mobile-number.ts";
import type { ChatMessage, Conversation, InboxRow } from "#modules/chat/server/index.ts";
import { maskedEmail } from "#modules/identity/contract/email.ts";
import type { MemberCard } from "#modules/identity/server/index.ts";

type Cards = ReadonlyMap<string, MemberCard>;

/** The members behind these owners. */
export const userCodesOf = (owners: readonly string[]): string[] =>
  owners.filter((owner) => owner.startsWith("member:")).map((owner) => owner.slice("member:".length));

const cardOf = (owner: string, cards: Cards): MemberCard | null => cards.get(owner.replace("member:", "")) ?? null;
const masked = (word: string): string => (word === "" ? "" : `${[...word][0]}•••`);

/** How staff read a contact; without the permission only enough to recognise it (D-70). */
const shownContact = (contact: string | null, open: boolean): string | null => {
  if (contact === null) return null;
  if (contact.includes("@")) return open ? contact : maskedEmail(contact);
  return open ? shownMobile(contact) : maskedMobile(contact);
};

/** A member's name; null for a guest. */
function shopperName(owner: string, cards: Cards, open: boolean): string | null {
  const card = cardOf(owner, cards);
  if (!card) return null;
  const names = [card.firstName, card.lastName];
  return (open ? names : names.map(masked)).join(" ").trim();
}

export const chatRowOnWire = (row: InboxRow, cards: Cards, open: boolean) => ({
  id: row.id,
  isMember: row.owner.startsWith("member:"),
  name: shopperName(row.owner, cards, open),
  contact: shownContact(row.contact, open),
  waitingSince: row.waitingSince?.toISOString() ?? null,
  lastAt: row.lastAt.toISOString(),
  preview: row.preview,
  lastBy: row.author === "staff" ? row.staffName : null,
});

/** A conversation with its newest messages. */
export function chatOnWire(conversation: Conversation, messages: readonly ChatMessage[], cards: Cards, open: boolean) {
  const { id, owner, contact, waitingSince, lastNumber, readNumber } = conversation;
  const card = cardOf(owner, cards);
  return {
    id,
    isMember: owner.startsWith("member:"),
    name: shopperName(owner, cards, open),
    contact: shownContact(card ? (card.email ?? card.mobile) : (contact?.to ?? null), open),
    language: conversation.locale,
    waitingSince: waitingSince?.toISOString() ?? null,
    lastNumber,
    messages: messages.map(({ number, author, staffName, text, at }) => ({
      number,
      author,
      name: staffName,
      text,
      at: at.toISOString(),
      isRead: author === "staff" && number <= readNumber,
    })),
  };
}
