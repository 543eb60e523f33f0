import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { QuantityStepper } from "#kit/web/forms/quantity-stepper.tsx";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { cancelAccountSchema, cancelGraceMinutes } from "../contract/cancel-form.ts";
import { cancelReasonCodes, cancelReasons } from "../contract/order-texts.ts";
import { AccountFields } from "./account-fields.tsx";
import type { OrderLineModel } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";
import { RefundPreview } from "./refund-preview.tsx";
import { useCancelItems } from "./use-cancel-items.ts";
import { useCancelRefund } from "./use-cancel-refund.ts";

type CancelItemsDialogProps = {
  orderCode: string;
  lines: readonly OrderLineModel[];
  /** The refund needs a bank account that was not given yet. */
  asksForAccount: boolean;
  open: boolean;
  onClose: () => void;
};

/** How many of each, why, and what comes of it. */
export function CancelItemsDialog({ orderCode, lines, asksForAccount, open, onClose }: CancelItemsDialogProps) {
  const t = useOrderText();
  const locale = useLocale();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState<string>("CHANGE_OF_MIND");
  const { ask, sending, problem, changed } = useCancelItems(orderCode);
  const countOf = (line: OrderLineModel) => Math.min(counts[line.orderItemCode] ?? line.count, line.cancellableCount);
  const items = lines.map((line) => ({ orderItemCode: line.orderItemCode, count: countOf(line) }));
  const preview = useCancelRefund(orderCode, items, open);
  const { submit, field } = useCheckedForm({
    schema: cancelAccountSchema,
    async send({ bankAccount }) {
      if (!preview.refund) return null;
      const done = await ask(items, reason, { ...preview.refund, bankAccount });
      if (done) onClose();
      else preview.askAgain();
      return null;
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={t("ask_title")} closeLabel={t("close")} size="m">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-ink-soft">{t("ask_text", { minutes: cancelGraceMinutes })}</p>
        {problem ? (
          <Alert tone="error" live>
            {problem}
          </Alert>
        ) : null}
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <li key={line.orderItemCode} className="flex items-center justify-between gap-4 py-3">
              <span className="min-w-0 font-bold break-words">{line.skuName}</span>
              {line.cancellableCount > 1 ? (
                <QuantityStepper
                  label={t("how_many", { name: line.skuName })}
                  decreaseLabel={t("fewer")}
                  increaseLabel={t("more_of")}
                  value={countOf(line)}
                  max={line.cancellableCount}
                  disabled={sending}
                  onChange={(count) => setCounts((before) => ({ ...before, [line.orderItemCode]: count }))}
                />
              ) : (
                <span className="shrink-0 text-ink-soft tabular-nums">{t("pieces", { count: 1 })}</span>
              )}
            </li>
          ))}
        </ul>
        <RadioGroup
          legend={t("cancel_why")}
          name="reasonCode"
          value={reason}
          onChange={setReason}
          options={cancelReasonCodes.map((code) => ({ value: code, label: cancelReasons[code][locale] }))}
        />
        <RefundPreview refund={preview.refund} problem={preview.problem} changed={changed} onRetry={preview.askAgain} />
        {asksForAccount ? (
          <fieldset>
            <legend className="font-extrabold">{t("account_title")}</legend>
            <p className="mt-1 mb-4 text-sm text-ink-soft">{t("account_optional")}</p>
            <AccountFields field={field} />
          </fieldset>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" loading={sending} disabled={preview.refund === null}>
            {t("ask_yes")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("ask_no")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
