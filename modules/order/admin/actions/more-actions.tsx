import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { failDeliveryReasons } from "#modules/admin/contract/admin-actions.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { cancelReasonCodes, cancelReasons } from "#modules/order/contract/order-texts.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { AdminOrderModel } from "../order-model.ts";

type MoreActionsProps = { order: AdminOrderModel; answer: AdminAnswer | null };

/** Rare actions, folded away: each takes two clicks and a reason. */
export function MoreActions({ order, answer }: MoreActionsProps) {
  const t = useAdminText();
  const locale = useLocale();
  const { can, deliveryType } = order;
  const problemOf = (intent: string) => (answer?.intent === intent ? (answer.problems.reasonCode ?? null) : null);
  return (
    <>
      {can.includes("received") ? (
        <Folded title={t("received_title")} open={false}>
          <ReasonForm order={order} intent="received" button={t("received")} />
        </Folded>
      ) : null}
      {can.includes("cancel") ? (
        <Folded title={t("cancel_title")} open={problemOf("cancel") !== null}>
          <ReasonForm
            order={order}
            intent="cancel"
            button={t("cancel")}
            reasons={cancelReasonCodes.map((value) => ({ value, label: cancelReasons[value][locale] }))}
            error={problemOf("cancel")}
          />
        </Folded>
      ) : null}
      {can.includes("failDelivery") ? (
        <Folded title={t("fail_delivery_title")} open={problemOf("failDelivery") !== null}>
          <ReasonForm
            order={order}
            intent="failDelivery"
            button={t("fail_delivery")}
            reasons={failDeliveryReasons
              .filter((reason) => (reason === "NOT_COLLECTED") === (deliveryType === deliveryMethodCodes.storePickup))
              .map((value) => ({ value, label: t(`reason_${value}`) }))}
            error={problemOf("failDelivery")}
          />
        </Folded>
      ) : null}
    </>
  );
}

function Folded({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="rounded-lg border border-line bg-surface" data-print="hide">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-bold text-ink-soft hover:text-ink">
        {title}
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}

type ReasonFormProps = {
  order: AdminOrderModel;
  intent: "received" | "cancel" | "failDelivery";
  button: string;
  reasons?: readonly { value: string; label: string }[];
  error?: string | null;
};

function ReasonForm({ order, intent, button, reasons, error = null }: ReasonFormProps) {
  const t = useAdminText();
  const sending = useSending(intent);
  return (
    <Form method="post" noValidate className="flex flex-wrap items-start gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={order.version} />
      {reasons ? (
        <div className="min-w-52 grow sm:max-w-80">
          <SelectField
            name="reasonCode"
            label={t("reason")}
            placeholder={t("choose")}
            options={reasons}
            error={error}
          />
        </div>
      ) : null}
      <Button
        type="submit"
        variant={intent === "received" ? "secondary" : "danger"}
        loading={sending}
        className={reasons ? "sm:mt-6.5" : ""}
      >
        {button}
      </Button>
    </Form>
  );
}
