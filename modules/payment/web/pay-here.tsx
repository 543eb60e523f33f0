import { rp } from "#kit/core/format-rupiah.ts";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { CopyButton } from "#kit/web/actions/copy-button.tsx";
import { Skeleton } from "#kit/web/feedback/skeleton.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { PaymentModel } from "./payment-model.ts";
import { usePaymentText } from "./payment-text.ts";
import { QrPicture } from "./qr-picture.tsx";

/** In groups of four, because the number is typed into a bank's machine. */
const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, "$1 ");

type Copied = { label: string; shown: string; copied: string; copyLabel: string; large?: boolean };

function ToCopy({ label, shown, copied, copyLabel, large = false }: Copied) {
  const t = usePaymentText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <dt className="w-full text-sm text-ink-soft">{label}</dt>
      <dd
        className={`min-w-0 font-extrabold tabular-nums wrap-anywhere ${large ? "text-xl sm:text-2xl sm:tracking-wide" : "text-xl"}`}
      >
        {shown}
      </dd>
      <dd className="shrink-0 print:hidden">
        <CopyButton
          text={copied}
          label={copyLabel}
          copiedLabel={t("copied")}
          failedLabel={t("copyFailed")}
          variant="secondary"
        />
      </dd>
    </div>
  );
}

/** The account number, the QR code or the link to the gateway's page. */
export function PayHere({ payment }: { payment: PaymentModel }) {
  const t = usePaymentText();
  const amount = (
    <ToCopy
      label={t("totalAmount")}
      shown={rp(payment.totalAmount)}
      copied={String(payment.totalAmount)}
      copyLabel={t("copyAmount")}
    />
  );
  if (payment.preparing) {
    return (
      <div role="status" className="grid gap-3 py-3">
        <p className="font-bold">{t("preparing")}</p>
        <Skeleton className="h-8 w-64 max-w-full" />
        <p className="text-sm text-ink-soft">{t("preparingText")}</p>
      </div>
    );
  }
  if (payment.vaNumber) {
    return (
      <dl className="divide-y divide-line">
        {payment.billerCode ? (
          <ToCopy
            label={t("billerCode")}
            shown={payment.billerCode}
            copied={payment.billerCode}
            copyLabel={t("copyBiller")}
          />
        ) : null}
        <ToCopy
          label={t("vaNumber")}
          shown={grouped(payment.vaNumber)}
          copied={payment.vaNumber}
          copyLabel={t("copyNumber")}
          large
        />
        {amount}
      </dl>
    );
  }
  if (payment.qrText) {
    return (
      <div className="grid justify-items-center gap-3 py-3 text-center">
        <QrPicture text={payment.qrText} label={t("qrLabel")} />
        <p className="max-w-prose text-sm text-ink-soft">{t("qrText")}</p>
        <dl className="w-full text-start">{amount}</dl>
      </div>
    );
  }
  if (payment.redirectUrl) {
    return (
      <div className="grid gap-3 py-3">
        <p>{t("goOnText")}</p>
        <a href={payment.redirectUrl} rel="noreferrer" className={buttonClass({ variant: "primary", size: "lg" })}>
          {t("goOn")}
          <Icon name="external-link" />
        </a>
      </div>
    );
  }
  return <p className="py-3">{t("payCourier")}</p>;
}
