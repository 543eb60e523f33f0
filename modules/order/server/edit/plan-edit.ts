import type { Kysely } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type ContactChange, contactChange, type OrderContact } from "../../contract/order-contact.ts";
import { transitionsOf } from "../../contract/order-transitions.ts";
import type { Pieces } from "../../contract/refund/refund-of.ts";
import type { RefundSummary } from "../../contract/refund/refund-summary.ts";
import { cancelEffect, isAll } from "../cancel-requests/cancel-effect.ts";
import { refundSummary } from "../cancel-requests/refund-summary.ts";
import { chosenPieces } from "../cancel-requests/request-cancel.ts";
import type { Order } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";

/** What staff want to change of an order that is not packed yet. */
export type EditWish = {
  /** Pieces to take off. */
  readonly pieces: readonly Pieces[];
  /** Null: it stays. */
  readonly contact: OrderContact | null;
};

/** `UNPAID`: nothing can be taken off before it is paid. `LAST_PIECES`: nothing would be left. `NO_CHANGE`: all stays as it is. */
export type EditRefusal = {
  readonly code: "ACTION_NOT_ALLOWED" | "UNPAID" | "PIECES_GONE" | "LAST_PIECES" | "NO_CHANGE";
};

/** What an edit does: the pieces with their refund, gifts of this order that go with them, and the contact. */
export type EditPlan = {
  readonly pieces: readonly Pieces[];
  readonly gifts: readonly Pieces[];
  /** Null when nothing is taken off. */
  readonly refund: RefundSummary | null;
  readonly contact: ContactChange | null;
};

/** Works out an edit without writing anything: the preview and the edit itself use this one function. */
export async function planEdit(
  db: Kysely<unknown>,
  deps: Pick<TransitionDeps, "returns">,
  order: Order,
  { pieces: wanted, contact: wantedContact }: EditWish,
): Promise<Result<EditPlan, EditRefusal>> {
  const allowed = transitionsOf(order, "staff");
  const isPaid = allowed.includes("changeContact");
  const isBegun = order.lines.some(({ sent, cancelling }) => sent > 0 || cancelling > 0);
  if (isBegun || !(isPaid || allowed.includes("changeUnpaidContact"))) return fail({ code: "ACTION_NOT_ALLOWED" });
  const contact = wantedContact && contactChange(order, wantedContact);
  const asked = wanted.filter(({ quantity }) => quantity > 0);
  if (asked.length === 0) {
    return contact ? ok({ pieces: [], gifts: [], refund: null, contact }) : fail({ code: "NO_CHANGE" });
  }
  if (!isPaid) return fail({ code: "UNPAID" });
  const pieces = chosenPieces(order, asked);
  if (!pieces) return fail({ code: "PIECES_GONE" });
  if (isAll(order, pieces)) return fail({ code: "LAST_PIECES" });
  const effect = await cancelEffect(db, deps, order, { pieces, whole: false });
  return ok({ pieces, gifts: effect.gifts, refund: refundSummary(effect), contact });
}
