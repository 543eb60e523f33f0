import { useEffect, useState } from "react";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import type { CallbackVerdict } from "../contract/callback.ts";
import { callbackPatienceMs } from "../contract/constants.ts";
import { type CallbackView, callbackView } from "./callback-view.ts";
import { ResultHead } from "./payment-hero.tsx";
import { type PaymentModel, serverWord } from "./payment-model.ts";
import { usePaymentText } from "./payment-text.ts";

export type PayCallbackPageProps = {
  verdict: CallbackVerdict;
  payment: PaymentModel | null;
  /** The server has been asked at least once. */
  asked: boolean;
  paths: { details: string; payAgain: string | null; contact: string };
};

/** Where a gateway sends the payer back to. It shows what the server knows and changes nothing (D-49). */
export function PayCallbackPage({ verdict, payment, asked, paths }: PayCallbackPageProps) {
  const waited = useWaited(callbackPatienceMs);
  const view = callbackView(verdict, asked ? serverWord(payment) : null, waited);
  return (
    <div className="mx-auto w-dialog-m max-w-full px-4 pt-10 pb-16">
      <Card as="section" studs={view === "failed" ? "brick" : "court"} className="grid gap-6">
        <View view={view} />
        <Ways view={view} paths={paths} />
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

function View({ view }: { view: CallbackView }) {
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
          <p>{t("failedText")}</p>
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

function Ways({ view, paths }: { view: CallbackView; paths: PayCallbackPageProps["paths"] }) {
  const t = usePaymentText();
  if (view === "failed") {
    return (
      <div className="flex flex-wrap justify-center gap-3">
        {paths.payAgain ? <LinkButton to={paths.payAgain}>{t("payAgain")}</LinkButton> : null}
        <LinkButton to={paths.contact} variant="secondary" icon="headset">
          {t("contactUs")}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <LinkButton to={paths.details} variant={view === "paid" ? "primary" : "secondary"} icon="receipt">
        {t("viewDetails")}
      </LinkButton>
      <LinkButton to="/" variant="quiet">
        {t("continueShopping")}
      </LinkButton>
    </div>
  );
}
