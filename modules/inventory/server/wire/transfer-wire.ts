import type { StaffMember } from "#modules/staff/server/index.ts";
import type { SkuLabel } from "../ports/sku-catalogue.ts";
import type { Place } from "../store/places.ts";
import type { TransferEvent, TransferLine } from "../store/transfer-lines.ts";
import type { Transfer } from "../store/transfers.ts";
import { transferActionsFor } from "../transfers/transfer-reach.ts";
import { labelOnWire } from "./stock-wire.ts";

const nameOf = (places: readonly Place[], code: string) => places.find((place) => place.code === code)?.name ?? code;

/** A transfer; `places` are all there are, since the other end may be out of reach. */
export const transferOnWire = (
  transfer: Transfer,
  places: readonly Place[],
  staff: Pick<StaffMember, "storeCode">,
  mayEdit: boolean,
) => ({
  ...transfer,
  fromName: nameOf(places, transfer.fromCode),
  toName: nameOf(places, transfer.toCode),
  createdAt: transfer.createdAt.toISOString(),
  sentAt: transfer.sentAt?.toISOString() ?? null,
  endedAt: transfer.endedAt?.toISOString() ?? null,
  can: mayEdit ? transferActionsFor(staff, transfer) : [],
});

export const transferLineOnWire = (
  { skuCode, quantity, received, lost }: TransferLine,
  labels: ReadonlyMap<string, SkuLabel>,
) => ({
  sku: labelOnWire(skuCode, labels),
  quantity,
  received,
  lost,
  open: quantity - received - lost,
});

export const transferEventOnWire = ({ at, ...event }: TransferEvent) => ({ ...event, at: at.toISOString() });
