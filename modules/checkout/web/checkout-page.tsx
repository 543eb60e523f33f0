import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { replayEarlyTouches } from "#kit/web/forms/replay-early-input.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { type Agreements, type CheckoutProblem, checkoutProblems } from "../contract/checkout-problems.ts";
import { checkoutProblemTexts } from "../contract/checkout-texts.ts";
import type { CheckoutView } from "../contract/checkout-view.ts";
import { codProblem } from "../contract/cod-problem.ts";
import type { CheckoutReceiver } from "../contract/delivery.ts";
import type { PaymentChannel } from "../contract/payment-channel.ts";
import type { KnownAddress } from "./address-part.tsx";
import { AgreementBoxes } from "./agreement-boxes.tsx";
import { BillingPart } from "./billing-part.tsx";
import { ChangeAlert } from "./change-alert.tsx";
import { CheckoutEnded } from "./checkout-ended.tsx";
import { CheckoutLines } from "./checkout-lines.tsx";
import { CheckoutSection } from "./checkout-section.tsx";
import { useCheckoutText } from "./checkout-text.ts";
import { CouponEntry, type CouponEntryProps } from "./coupon-entry.tsx";
import { DeliveryPart } from "./delivery-part.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { PlaceBar } from "./place-bar.tsx";
import { SessionCountdown } from "./session-countdown.tsx";
import { useChannels } from "./use-channels.ts";
import { type CheckoutState, type Placed, useCheckout } from "./use-checkout.ts";
import { useCheckoutEvents } from "./use-checkout-events.ts";

export type CheckoutPageProps = {
  initial: CheckoutView;
  channels: readonly PaymentChannel[];
  book: readonly KnownAddress[];
  /** The member's own coupons that can be used now. */
  coupons?: CouponEntryProps["own"];
  email: string;
  /** The member who buys; null for guests. */
  me?: CheckoutReceiver | null;
  /** The login for a guest with an account, with the return path. */
  loginPath?: string;
  /** Where orders of this shopper are listed. */
  ordersPath: string;
  /** What the loyalty club puts here: points for members, a number for guests. */
  club?: (checkout: CheckoutState) => ReactNode;
  onPlaced: (placed: Placed) => void;
};

const nothingAgreed: Agreements = { terms: false, dataProtection: false, consent: false };

/** One page from a cart to an order: delivery, payment, savings, and the summary beside them. */
export function CheckoutPage(props: CheckoutPageProps) {
  const t = useCheckoutText();
  const locale = useLocale();
  const checkout = useCheckout(props.initial);
  const { view } = checkout;
  const channels = useChannels(view, props.channels);
  const [agreements, setAgreements] = useState(nothingAgreed);
  const [asked, setAsked] = useState(false);
  const [otherBilling, setOtherBilling] = useState(props.initial.billing !== null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [placing, setPlacing] = useState(false);

  useEffect(replayEarlyTouches, []);
  useCheckoutEvents(checkout.confirmed);

  const { delivery, channelCode, isGuest, totals } = view;
  const billingUnfinished = otherBilling && view.billing === null;
  const { totalAmount } = totals;
  const found = checkoutProblems({ delivery, channelCode, agreements, isGuest, totalAmount, billingUnfinished });
  const problems = asked ? found : [];
  const message = (problem: CheckoutProblem) =>
    problems.includes(problem) ? checkoutProblemTexts[problem][locale] : null;

  const place = async () => {
    setAsked(true);
    setRefusal(null);
    const [first] = found;
    if (first) {
      const section = document.getElementById(sectionOf[first]);
      section?.scrollIntoView({ block: "start" });
      // A form that was left open is sent, or shows its errors at its fields.
      return section?.querySelector("form")?.requestSubmit();
    }
    setPlacing(true);
    const outcome = await checkout.place(agreements);
    if ("placed" in outcome) return props.onPlaced(outcome.placed);
    setPlacing(false);
    setRefusal(outcome.problem);
  };

  if (checkout.ended !== null) return <CheckoutEnded text={checkout.ended} ordersPath={props.ordersPath} appeared />;
  return (
    <div className="mx-auto grid max-w-page gap-5 px-4 py-6 md:grid-cols-[minmax(0,1fr)_24rem] md:items-start md:gap-8 md:px-6 md:py-10">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 md:col-span-2">
        <h1 className="text-2xl font-extrabold md:text-3xl">{t("title")}</h1>
        <SessionCountdown expiresAt={view.expiresAt} onEnd={() => void checkout.update({})} />
      </header>
      {isGuest && props.loginPath ? (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft md:col-span-2">
          {t("have_account")}
          <Link
            to={props.loginPath}
            className="inline-flex min-h-11 items-center font-bold text-brick-ink underline underline-offset-2"
          >
            {t("log_in")}
          </Link>
        </p>
      ) : null}
      <div className="grid gap-5">
        <noscript>
          {import.meta.env.SSR ? (
            <Alert tone="warning" title={t("no_script_title")}>
              <p>{t("no_script_text")}</p>
              <p>
                <a href="/contact-us" className="inline-flex min-h-11 items-center font-bold underline">
                  {t("no_script_contact")}
                </a>
              </p>
            </Alert>
          ) : null}
        </noscript>
        <ChangeAlert changes={checkout.changes} />
        <div id="checkout-delivery" className="scroll-mt-4">
          <CheckoutSection step={1} title={t("delivery")}>
            <DeliveryPart
              checkout={checkout}
              book={props.book}
              email={props.email}
              me={props.me ?? null}
              error={message("delivery_invalid")}
              billing={<BillingPart checkout={checkout} wanted={otherBilling} onWanted={setOtherBilling} />}
            />
          </CheckoutSection>
        </div>
        <CheckoutSection step={2} title={t("savings")}>
          <CouponEntry
            coupon={view.coupon}
            own={props.coupons}
            onApply={checkout.coupon}
            onRemove={async () => void (await checkout.coupon(""))}
          />
          {props.club?.(checkout)}
        </CheckoutSection>
        <div id="checkout-payment" className="scroll-mt-4">
          <CheckoutSection step={3} title={t("payment")}>
            {totals.totalAmount === 0 ? (
              <p>{t("nothing_to_pay")}</p>
            ) : (
              <PaymentChoice
                noCod={codProblem(view, channels)}
                channels={channels}
                value={channelCode}
                onChange={(paymentMethod) => void checkout.choose({ paymentMethod })}
                error={message("payment_invalid")}
              />
            )}
          </CheckoutSection>
        </div>
      </div>
      <div className="grid gap-5 md:sticky md:top-6">
        <CheckoutSection
          title={t("your_items")}
          action={
            <Link
              to="/shop-cart"
              className="inline-flex min-h-11 items-center text-sm font-bold text-brick-ink underline underline-offset-2"
            >
              {t("edit_cart")}
            </Link>
          }
        >
          <CheckoutLines lines={view.lines} fetched={delivery.type === "storePickup"} />
          <OrderSummary view={view} />
          {view.orderCount > 1 ? (
            <p className="text-sm text-ink-soft">{t("several_orders", { count: view.orderCount })}</p>
          ) : null}
        </CheckoutSection>
        <div id="checkout-agreements" className="scroll-mt-4">
          <AgreementBoxes value={agreements} problems={problems} onChange={setAgreements} />
        </div>
        {refusal ? (
          <div ref={bringIntoView} className="scroll-mt-4 scroll-mb-28">
            <Alert tone="error" live>
              {refusal}
            </Alert>
          </div>
        ) : null}
        <PlaceBar total={totals.totalAmount} loading={placing} busy={checkout.busy} onPlace={() => void place()} />
      </div>
    </div>
  );
}

/** On a phone the bar with the button covers the messages below the boxes. */
const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: "nearest" });

/** The part of the page that lacks something. */
const sectionOf: { readonly [Problem in CheckoutProblem]: string } = {
  delivery_invalid: "checkout-delivery",
  payment_invalid: "checkout-payment",
  tnc_invalid: "checkout-agreements",
  data_protection_invalid: "checkout-agreements",
  consent_invalid: "checkout-agreements",
};
