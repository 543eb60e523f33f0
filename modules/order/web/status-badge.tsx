import { Badge } from "#kit/web/feedback/badge.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { isOnItsWay, statusTone } from "./order-model.ts";

type StatusBadgeProps = { status: string; deliveryType: string; children: string };

/** The status of an order; shipped ones have a van icon, pickups a store icon. */
export function StatusBadge({ status, deliveryType, children }: StatusBadgeProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {isOnItsWay(status) ? (
        <Icon name={deliveryType === deliveryMethodCodes.storePickup ? "store" : "truck"} size="sm" />
      ) : null}
      <Badge tone={statusTone(status)}>{children}</Badge>
    </span>
  );
}
