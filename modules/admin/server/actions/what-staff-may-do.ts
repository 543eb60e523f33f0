import { transitionsOf } from "#modules/order/contract/order-transitions.ts";
import type { Order } from "#modules/order/server/index.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { type AdminAction, adminActions } from "../../contract/admin-actions.ts";

const permissionOf: Readonly<Record<AdminAction, readonly Permission[]>> = {
  ship: ["orders.ship"],
  makeReady: ["orders.pickup"],
  handOut: ["orders.pickup"],
  pack: ["orders.ship", "orders.pickup"],
  received: ["orders.ship"],
  decideCancel: ["orders.cancel"],
  edit: ["orders.edit"],
  cancel: ["orders.cancel"],
  failDelivery: ["orders.cancel"],
  note: ["orders.note"],
};

/** The actions that the order state machine allows staff in the order's current status, before permissions. */
function possible(order: Order, isPacked: boolean): ReadonlySet<AdminAction> {
  const allowed = transitionsOf(order, "staff");
  const isAsked = order.lines.some(({ cancelling }) => cancelling > 0);
  const waits = order.lines.some(
    ({ quantity, sent, cancelled, cancelling }) => quantity > sent + cancelled + cancelling,
  );
  const leaves = waits && (allowed.includes("send") || allowed.includes("sendPart"));
  const mayEnd =
    allowed.includes("cancel") || (allowed.includes("approveCancel") && order.lines.every(({ sent }) => sent === 0));
  const mayEdit = allowed.includes("changeContact") || allowed.includes("changeUnpaidContact");
  const isUntouched = !isPacked && !isAsked && order.lines.every(({ sent }) => sent === 0);
  const actions: readonly (readonly [AdminAction, boolean])[] = [
    ["ship", leaves && order.deliveryMethod === "homeDelivery"],
    ["makeReady", leaves && order.deliveryMethod === "storePickup"],
    ["handOut", allowed.includes("collect")],
    ["pack", leaves && !isPacked],
    ["received", allowed.includes("receive")],
    ["decideCancel", isAsked],
    ["edit", mayEdit && isUntouched],
    ["cancel", mayEnd && !isAsked],
    ["failDelivery", allowed.includes("failDelivery")],
    ["note", true],
  ];
  return new Set(actions.filter(([, is]) => is).map(([action]) => action));
}

/** The actions this member of staff may take on the order now. Pages show these buttons, operations check the same list. */
export function actionsFor(staff: Pick<StaffMember, "permissions">, order: Order, isPacked: boolean): AdminAction[] {
  const held = staff.permissions;
  const now = possible(order, isPacked);
  return adminActions.filter(
    (action) => now.has(action) && permissionOf[action].some((permission) => held.includes(permission)),
  );
}
