import type { ReactNode } from "react";
import { cx } from "#kit/web/class-names.ts";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { isPaid, payStatusCodes } from "../contract/wire/pay-status-codes.ts";
import type { PaymentModel } from "./payment-model.ts";
import { type PaymentTextKey, usePaymentText } from "./payment-text.ts";

type Tone = "good" | "waiting" | "bad";

const grounds: Readonly<Record<Tone, string>> = {
  good: "bg-court text-on-court",
  waiting: "bg-sun text-on-sun",
  bad: "bg-danger text-surface",
};

/** A large icon, a heading and a sentence with the outcome. Screen readers announce changes of the heading. */
export function ResultHead({
  tone,
  icon,
  title,
  children,
}: {
  tone: Tone;
  icon: IconName;
  title: string;
  children?: ReactNode;
}) {
  return (
    <header className="flex flex-col items-center gap-3 text-center">
      <span className={cx("flex size-16 items-center justify-center rounded-lg shadow-lift", grounds[tone])}>
        <Icon name={icon} size="xl" />
      </span>
      <div role="status">
        <h1 className="text-2xl font-extrabold tracking-tight text-balance md:text-3xl">{title}</h1>
      </div>
      {children ? <div className="max-w-prose text-ink-soft wrap-anywhere">{children}</div> : null}
    </header>
  );
}

type Head = { tone: Tone; icon: IconName; title: PaymentTextKey; text: PaymentTextKey | null };

function headOf({ payStatus, open, refused, wrongAmount, payable }: PaymentModel): Head {
  if (isPaid(payStatus)) return { tone: "good", icon: "circle-check", title: "paidTitle", text: "paidText" };
  if (payStatus === payStatusCodes.refunding) {
    return { tone: "waiting", icon: "undo-2", title: "refundTitle", text: "refundText" };
  }
  if (payStatus === payStatusCodes.refunded) {
    return { tone: "good", icon: "undo-2", title: "refundedTitle", text: "refundedText" };
  }
  if (open) return { tone: "good", icon: "circle-check", title: "placedTitle", text: null };
  if (wrongAmount && payable) return { tone: "waiting", icon: "triangle-alert", title: "wrongTitle", text: null };
  if (refused) return { tone: "bad", icon: "circle-x", title: "refusedTitle", text: "refusedText" };
  return { tone: "bad", icon: "circle-x", title: "closedTitle", text: "closedText" };
}

/** States that the same was sent by mail; a refund has a mail of its own once it is sent. */
const isMailed: ReadonlySet<PaymentTextKey> = new Set(["placedTitle", "paidTitle"]);

export function PaymentHero({ payment }: { payment: PaymentModel }) {
  const t = usePaymentText();
  const { tone, icon, title, text } = headOf(payment);
  return (
    <ResultHead tone={tone} icon={icon} title={t(title)}>
      {text ? <p>{t(text)}</p> : null}
      {payment.email && isMailed.has(title) ? <p>{t("emailSent", { email: payment.email })}</p> : null}
    </ResultHead>
  );
}
