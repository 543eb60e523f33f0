import type { Transaction } from "kysely";
import { fail, type Result } from "#kit/core/result.ts";
import type { CancelReason } from "../../contract/order-texts.ts";
import type { Pieces } from "../../contract/refund/refund-of.ts";
import type { RefundSummary } from "../../contract/refund/refund-summary.ts";
import { approveCancel } from "../cancel-requests/decide-cancel.ts";
import { notifyEvent } from "../notify-shopper.ts";
import type { LockedOrder } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { insertRequest } from "../store/cancel-requests.ts";
import { insertEdit, writeContact } from "../store/edits.ts";
import { addEvent } from "../store/events.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import { type EditPlan, type EditRefusal, type EditWish, planEdit } from "./plan-edit.ts";

type Edit = EditWish & {
  readonly staffName: string;
  readonly reason: CancelReason;
  /** What the preview showed to go back. */
  readonly expected: { readonly money: number; readonly points: number };
};

/** The refund differs from the one in the preview; nothing was changed. */
export type PreviewChanged = { readonly code: "REFUND_CHANGED" };

/**
 * Changes an order that is not packed yet: takes pieces off and gives their money back, writes another contact, records who did it,
 * and tells the shopper. To be called in a transaction that is rolled back on a refusal.
 */
export async function editOrder(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  edit: Edit,
): Promise<Result<EditPlan, EditRefusal | PreviewChanged>> {
  const planned = await planEdit(trx, deps, order, edit);
  if (!planned.ok) return planned;
  const { pieces, refund, contact } = planned.value;
  const { expected, staffName } = edit;
  if ((refund?.money ?? 0) !== expected.money || (refund?.points ?? 0) !== expected.points)
    return fail({ code: "REFUND_CHANGED" });
  const at = deps.clock.now();
  // Written before the messages, which read the receiver.
  if (contact) await writeContact(trx, order.code, contact.after);
  const requestId = refund && (await takeOff(trx, deps, await again(trx, order), { ...edit, pieces, refund }));
  await insertEdit(trx, { id: deps.ids.uuid(), orderCode: order.code, editorName: staffName, requestId, contact, at });
  if (contact) {
    const { status } = order;
    const name = status === "paid" ? "changeContact" : "changeUnpaidContact";
    await addEvent(trx, {
      codes: [order.code],
      transition: name,
      from: status,
      to: status,
      actor: "staff",
      actorName: staffName,
      at,
    });
    await notifyEvent(trx, deps, await again(trx, order), "contactChanged", at);
  }
  return planned;
}

type TakenOff = Pick<Edit, "reason" | "staffName"> & {
  readonly pieces: readonly Pieces[];
  readonly refund: RefundSummary;
};

/** Cancels pieces as a request that staff made and granted at once: its refund, stock, points and gifts are those of any request. */
async function takeOff(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  { pieces, refund, reason, staffName }: TakenOff,
): Promise<string> {
  const requestId = deps.ids.uuid();
  const at = deps.clock.now();
  await insertRequest(trx, { id: requestId, orderCode: order.code, reasonCode: reason, at, refund }, pieces);
  const granted = await approveCancel(trx, deps, await again(trx, order), {
    requestId,
    actor: "staff",
    actorName: staffName,
  });
  if (!granted.ok) throw new Error("a planned edit was refused");
  return requestId;
}

async function again(trx: Transaction<unknown>, { code }: LockedOrder): Promise<LockedOrder> {
  const [order] = await lockAndReadOrders(trx, isOneOf([code]));
  if (!order) throw new Error("a held order vanished");
  return order;
}
