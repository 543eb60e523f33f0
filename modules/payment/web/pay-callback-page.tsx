import { useEffect, useState } from "react";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import type { IconName } from "#kit/web/icons/icon.tsx";
import type { CallbackVerdict } from "../contract/callback.ts";
import { callbackPatienceMs } from "../contract/constants.ts";
import {
  type CallbackView,
  type CallbackWay,
  callbackView,
  callbackWays,
  type FailedText,
  failedTextOf,
} from "./callback-view.ts";
import { ResultHead } from "./payment-hero.tsx";
import { type PaymentModel, serverWord } from "./payment-model.ts";
import { usePaymentText } from "./payment-text.ts";

export type PayCallbackPageProps = {
  verdict: CallbackVerdict;
  payment: PaymentModel | null;
  /** The server has answered at least once. */
  asked: boolean;
  /** The URL of each link. */
  paths: Readonly<Record<CallbackWay, string>>;
};

/** The page a gateway redirects the payer to. It shows the server's state and changes nothing (D-49). */
export function PayCallbackPage({ verdict, payment, asked, paths }: PayCallbackPageProps) {
  const waited = useWaited(callbackPatienceMs);
  const server = asked ? serverWord(payment) : null;
  const view = callbackView(verdict, server, waited);
  return (
    <div className="mx-auto w-dialog-m max-w-full px-4 pt-10 pb-16">
      <Card as="section" studs={view === "failed" ? "brick" : "court"} className="grid gap-6">
        <View view={view} failedText={failedTextOf(server)} />
        <Ways ways={callbackWays(view, server)} paths={paths} />
      </Card>
    </div>
  );
}

/** Milliseconds, but only in two steps: less than `patience`, and that. */
function useWaited(patience: number): number {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), patience);
    return () => window.clearTimeout(timer);
  }, [patience]);
  return over ? patience : 0;
}

function View({ view, failedText }: { view: CallbackView; failedText: FailedText }) {
  const t = usePaymentText();
  switch (view) {
    case "paid":
      return (
        <ResultHead tone="good" icon="circle-check" title={t("paidTitle")}>
          <p>{t("paidText")}</p>
        </ResultHead>
      );
    case "processing":
      return (
        <ResultHead tone="waiting" icon="clock" title={t("processingTitle")}>
          <p>{t("processingText")}</p>
        </ResultHead>
      );
    case "failed":
      return (
        <ResultHead tone="bad" icon="circle-x" title={t("failedTitle")}>
          <p>{t(failedText)}</p>
        </ResultHead>
      );
    case "checking":
      return (
        <ResultHead tone="waiting" icon="clock" title={t("checkingTitle")}>
          <p>{t("checkingText")}</p>
          <span className="mt-4 flex justify-center">
            <Spinner size="lg" />
          </span>
        </ResultHead>
      );
  }
}

const icons: Readonly<Partial<Record<CallbackWay, IconName>>> = {
  payHere: "wallet",
  payAgain: "credit-card",
  order: "receipt",
  orders: "receipt",
  contact: "headset",
};

function Ways({ ways, paths }: { ways: readonly CallbackWay[]; paths: PayCallbackPageProps["paths"] }) {
  const t = usePaymentText();
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {ways.map((way, index) => (
        <LinkButton
          key={way}
          to={paths[way]}
          variant={index === 0 ? "primary" : way === "shop" ? "quiet" : "secondary"}
          {...(icons[way] ? { icon: icons[way] } : {})}
        >
          {t(`way_${way}`)}
        </LinkButton>
      ))}
    </div>
  );
}
