import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { formatDateTime } from "#kit/core/date-format.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { selectProduct } from "../contract/cancel-form.ts";
import { orderStatusCodes } from "../contract/wire/order-status-codes.ts";
import { lineNumber, type OrderDetailModel, type OrderLineModel, type OrderPlace } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

type BatchBarProps = {
  order: OrderDetailModel;
  place: OrderPlace;
  /** The lines that can be ticked, and those ticked. */
  open: readonly OrderLineModel[];
  chosen: readonly OrderLineModel[];
  onAll: (on: boolean) => void;
  onCancel: () => void;
};

/** Cancels or returns all ticked lines; with none ticked it shows a message (OR-25, VA-36). */
export function BatchBar({ order, place, open, chosen, onAll, onCancel }: BatchBarProps) {
  const t = useOrderText();
  const locale = useLocale();
  const navigate = useNavigate();
  const [problem, setProblem] = useState(false);
  useEffect(() => {
    if (chosen.length > 0) setProblem(false);
  }, [chosen.length]);
  const isReturn = order.orderStatus === orderStatusCodes.completed;
  const type = isReturn ? "returnOrder" : "requestCancel";
  const possible = order.operationList.some((one) => one.type === type && one.value === "1");
  const go = () => {
    if (chosen.length === 0) return setProblem(true);
    if (isReturn) return void navigate(place.toReturn(order.orderCode, chosen.map(lineNumber)));
    onCancel();
  };
  return (
    <div className="mt-4 border-t border-line pt-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <Checkbox
            name="all"
            label={t("select_all")}
            disabled={open.length === 0}
            checked={open.length > 0 && chosen.length === open.length}
            onChange={(event) => onAll(event.currentTarget.checked)}
          />
          <p role="status" className="sr-only">
            {t("selected", { count: chosen.length })}
          </p>
        </div>
        <Button
          variant="secondary"
          icon={isReturn ? "undo-2" : "x"}
          disabled={!possible}
          aria-describedby={problem ? "batch-problem" : "batch-hint"}
          onClick={go}
        >
          {t(isReturn ? "return_items" : "cancel_items")}
        </Button>
      </div>
      <div role="alert">
        <FieldError id="batch-problem" error={problem ? selectProduct[locale] : null} />
      </div>
      <Hint order={order} possible={possible} />
    </div>
  );
}

function Hint({ order, possible }: { order: OrderDetailModel; possible: boolean }) {
  const t = useOrderText();
  const locale = useLocale();
  const { orderStatus, returnUntil, distributionType, productList } = order;
  const time = returnUntil === null ? "" : formatDateTime(new Date(returnUntil), locale);
  const label = () => {
    if (orderStatus === orderStatusCodes.completed) {
      if (possible) return t("return_until", { time });
      return productList.some(({ returnableCount }) => returnableCount > 0)
        ? t("return_over", { time })
        : t("return_none");
    }
    if (possible) return null;
    if (productList.some(({ cancellingCount }) => cancellingCount > 0)) return t("batch_asked");
    return t(distributionType === deliveryMethodCodes.storePickup ? "batch_ready" : "batch_left");
  };
  return (
    <p id="batch-hint" className="text-sm text-ink-soft">
      {label()}
    </p>
  );
}
