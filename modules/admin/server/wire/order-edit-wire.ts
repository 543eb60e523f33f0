import { shownMobile } from "#kit/core/mobile-number.ts";
import { unknownZip } from "#kit/core/zip-code.ts";
import type { OrderContact } from "#modules/order/contract/order-contact.ts";
import type { EditPlan, Order, OrderEdit } from "#modules/order/server/index.ts";

/** Receiver and place as a form shows them; an unknown zip code is shown nowhere. */
export const orderContactOnWire = ({ firstName, lastName, mobile, place }: OrderContact) => ({
  firstName,
  lastName,
  mobile: mobile === "" ? "" : shownMobile(mobile),
  address1: place?.address1 ?? "",
  zip: place === null || place.zip === unknownZip ? "" : place.zip,
});

const piecesOf = (pieces: EditPlan["pieces"], number: number): number =>
  pieces.reduce((sum, one) => (one.number === number ? sum + one.quantity : sum), 0);

/** The lines of an order before and after an edit; without one they stay. */
export const editedLinesOnWire = ({ lines }: Order, plan: EditPlan | null) =>
  lines.map((line, number) => {
    const before = line.quantity - line.cancelled;
    const off = plan ? piecesOf(plan.pieces, number) + piecesOf(plan.gifts, number) : 0;
    return { number, name: line.name, skuCode: line.skuCode, isGift: line.isGift, before, after: before - off };
  });

/** The changes staff made to an order, the last one first. Contacts only for those who may see them. */
export const editsOnWire = ({ lines }: Order, edits: readonly OrderEdit[], open: boolean) =>
  edits.toReversed().map(({ editedAt, editorName, pieces, contact }) => ({
    at: editedAt.toISOString(),
    name: editorName,
    items: pieces.map(({ number, quantity }) => ({ number, quantity, name: lines[number]?.name ?? "" })),
    contactBefore: open && contact?.before ? orderContactOnWire(contact.before) : null,
    contactAfter: open && contact?.after ? orderContactOnWire(contact.after) : null,
    isContactChanged: contact !== null,
  }));
