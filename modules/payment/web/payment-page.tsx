import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Card } from "#kit/web/content/card.tsx";
import { FactList } from "#kit/web/content/fact-list.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { isPaid, payStatusCodes } from "../contract/wire/pay-status-codes.ts";
import { HowToPay } from "./how-to-pay.tsx";
import { PayHere } from "./pay-here.tsx";
import { PaymentHero } from "./payment-hero.tsx";
import type { PaymentModel } from "./payment-model.ts";
import { usePaymentText } from "./payment-text.ts";
import { TimeLeft } from "./time-left.tsx";
import { WrongAmountNote } from "./wrong-amount-note.tsx";

export type PaymentPageProps = {
  payment: PaymentModel;
  detailsPath: string;
  /** The URL of the page that opens another charge. */
  payAgainPath: string;
  /** Several polls in a row have failed. */
  outOfTouch: boolean;
  onTimeOver: () => void;
};

/** The page of an open payment: where to pay, how and until when. It changes to Paid by itself. */
export function PaymentPage({ payment, detailsPath, payAgainPath, outOfTouch, onTimeOver }: PaymentPageProps) {
  const t = usePaymentText();
  const paid = isPaid(payment.payStatus);
  const codes = payment.orderCode.split(",");
  const byCourier = payment.paymentType === "COD";
  const needsNewCharge = payment.payable && !payment.open;
  return (
    <div className="mx-auto w-full max-w-dialog-xl px-4 pt-6 pb-16 md:pt-10">
      <PaymentHero payment={payment} />
      {outOfTouch ? (
        <div className="mt-4">
          <Alert tone="warning" live>
            {t("outOfTouch")}
          </Alert>
        </div>
      ) : null}
      {payment.wrongAmount ? (
        <div className={cx("mt-6", payment.open ? "" : "mx-auto max-w-prose")}>
          <WrongAmountNote payment={payment} orderPath={payAgainPath} />
        </div>
      ) : null}
      <div
        className={cx("mt-8 grid items-start gap-6", payment.open ? "lg:grid-cols-[3fr_2fr]" : "mx-auto max-w-prose")}
      >
        {payment.open ? (
          <div className="grid min-w-0 gap-6">
            <Card as="section" studs="court">
              <div className="flex items-center gap-3">
                <img src={payment.imageUrl} alt="" width={56} height={35} className="shrink-0" />
                <h2 className="grow text-lg font-extrabold">{payment.paymentMethodName}</h2>
              </div>
              {payment.expiresAt ? (
                <TimeLeft expiresAt={payment.expiresAt} serverNow={payment.now} onEnd={onTimeOver} />
              ) : null}
              <PayHere payment={payment} />
              {byCourier ? null : <p className="mt-2 text-sm text-ink-soft print:hidden">{t("turnsByItself")}</p>}
            </Card>
            {payment.vaNumber ? (
              <Card>
                <HowToPay payment={payment} />
              </Card>
            ) : null}
          </div>
        ) : null}
        <Card as="section">
          <FactList
            facts={[
              {
                key: "status",
                name: t("paymentStatus"),
                value: <Badge tone={paid ? "court" : "sun"}>{t(statusKey(payment))}</Badge>,
              },
              { key: "order", name: t("orderNumber"), value: payment.orderCode.replaceAll(",", ", ") },
              ...(codes.length > 1
                ? [
                    {
                      key: "together",
                      name: t("paidTogether"),
                      value: t("paidTogetherText", { count: codes.length, amount: rp(payment.totalAmount) }),
                    },
                  ]
                : []),
              { key: "method", name: t("paymentMethod"), value: payment.paymentMethodName },
              { key: "total", name: t("totalAmount"), value: rp(payment.totalAmount) },
            ]}
          />
          <div className="mt-5 grid gap-3 print:hidden">
            <LinkButton
              to={needsNewCharge ? payAgainPath : detailsPath}
              variant={paid || needsNewCharge ? "primary" : "secondary"}
              icon={needsNewCharge ? "credit-card" : "receipt"}
              block
            >
              {t(needsNewCharge ? (payment.wrongAmount ? "payFullAmount" : "payOtherWay") : "viewDetails")}
            </LinkButton>
            <LinkButton to="/" variant={paid ? "secondary" : "quiet"} block>
              {t("continueShopping")}
            </LinkButton>
            {payment.open && payment.vaNumber ? (
              <div className="flex flex-wrap justify-center gap-x-3 border-t border-line pt-3">
                <ShareLink payment={payment} />
                <Button variant="quiet" size="sm" icon="printer" onClick={() => window.print()}>
                  {t("print")}
                </Button>
              </div>
            ) : null}
          </div>
        </Card>
      </div>
    </div>
  );
}

const statusKey = ({ payStatus, paymentType, open }: PaymentModel) =>
  isPaid(payStatus)
    ? "paid"
    : payStatus === payStatusCodes.refunding
      ? "refunding"
      : payStatus === payStatusCodes.refunded
        ? "refunded"
        : open && paymentType === "COD"
          ? "payOnDelivery"
          : "unpaid";

/** Shares account number and amount as plain text with the person who pays. */
function ShareLink({ payment }: { payment: PaymentModel }) {
  const t = usePaymentText();
  const text = t("shareText", {
    method: payment.paymentMethodName,
    number: payment.vaNumber ?? "",
    amount: rp(payment.totalAmount),
  });
  return (
    <LinkButton
      to={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
      variant="quiet"
      size="sm"
      icon="share-2"
    >
      {t("share")}
    </LinkButton>
  );
}
