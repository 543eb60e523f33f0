import { rp } from "#kit/core/format-rupiah.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import type { PaymentModel } from "./payment-model.ts";
import { usePaymentText } from "./payment-text.ts";

/** A note about a wrong amount that was paid: what happens to it, and how to pay. */
export function WrongAmountNote({ payment, orderPath }: { payment: PaymentModel; orderPath: string }) {
  const t = usePaymentText();
  const { wrongAmount, totalAmount, open, payable } = payment;
  if (!wrongAmount) return null;
  const received = wrongAmount.received === null ? null : rp(wrongAmount.received);
  return (
    <Alert
      tone="warning"
      title={received === null ? t("wrongOther") : t("wrongReceived", { received, due: rp(totalAmount) })}
      actions={
        wrongAmount.needsAccount ? (
          <LinkButton to={orderPath} variant="secondary" size="sm" icon="wallet">
            {t("wrongGiveAccount")}
          </LinkButton>
        ) : undefined
      }
    >
      <p>{t(wrongAmount.needsAccount ? "wrongNeedsAccount" : `wrong_${wrongAmount.state as "review"}`)}</p>
      {payable ? <p className="mt-1 font-bold">{t(open ? "wrongPayHere" : "wrongPayAgain")}</p> : null}
    </Alert>
  );
}
