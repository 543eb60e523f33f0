import type { StaffMember } from "#modules/staff/server/index.ts";
import { mayTouch } from "../stock/reach.ts";
import type { Transfer, TransferState } from "../store/transfers.ts";

type Reach = Pick<StaffMember, "storeCode">;
type Ends = Pick<Transfer, "fromCode" | "toCode">;

/** Staff of one store see the transfers that leave from it or go to it. */
export const maySeeTransfer = (staff: Reach, { fromCode, toCode }: Ends): boolean =>
  mayTouch(staff, fromCode) || mayTouch(staff, toCode);

const transferActions = ["edit", "send", "receive", "cancel"] as const;
export type TransferAction = (typeof transferActions)[number];

/** The state an action starts from. */
const stateFor: Readonly<Record<TransferAction, TransferState>> = {
  edit: "draft",
  send: "draft",
  cancel: "draft",
  receive: "sent",
};

/** What a member of staff may do with a transfer now: products are sent by staff of the origin, received by staff of the destination. */
export const transferActionsFor = (staff: Reach, transfer: Ends & Pick<Transfer, "state">): TransferAction[] =>
  transferActions.filter((action) => {
    if (transfer.state !== stateFor[action]) return false;
    if (action === "send") return mayTouch(staff, transfer.fromCode);
    if (action === "receive") return mayTouch(staff, transfer.toCode);
    return maySeeTransfer(staff, transfer);
  });
