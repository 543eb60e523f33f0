import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "#kit/web/class-names.ts";
import { Card } from "#kit/web/content/card.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import type { CardModel } from "#modules/catalogue/web/card-model.ts";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { track } from "#modules/tracking/web/track.ts";
import { CartLine } from "./cart-line.tsx";
import { CartOffers } from "./cart-offers.tsx";
import type { CartFields } from "./cart-page.graphql.gen.ts";
import { useCartPageText } from "./cart-page-text.ts";
import { isCounting, type ShownLine, shownLines, unitsShown } from "./cart-state.ts";
import { CartSummary } from "./cart-summary.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { eventItem } from "./event-item.ts";
import { GiftLine } from "./gift-line.tsx";
import { PhoneTotal } from "./phone-total.tsx";
import { useCart } from "./use-cart.ts";
import { useOnScreen } from "./use-on-screen.ts";
import { useRemoval } from "./use-removal.ts";

export type CartPageProps = {
  cart: CartFields;
  /** The badge's number; another tab, or a button on this page, may have changed it. */
  pieces: number;
  suggestions: readonly CardModel[];
  /** What a form without script was answered, in words. */
  refusal: string | null;
  wish: (productCode: string, productName: string) => ReactNode;
  shopMore: (activity: TierFields) => ReactNode;
  /** The button that goes on; `blocked` is the reason it cannot. */
  checkout: (place: "summary" | "phone", lineIds: readonly string[], blocked: string | null) => ReactNode;
};

/** The lines of the cart, their price and the rewards still to earn. */
export function CartPage({ cart: first, pieces, suggestions, refusal, wish, shopMore, checkout }: CartPageProps) {
  const t = useCartPageText();
  const { state, store } = useCart(first, pieces);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLElement>(null);
  const remove = useRemoval(store, heading);
  const summarySeen = useOnScreen(summary);
  const lines = shownLines(state);
  const { cart } = state;
  const counting = isCounting(state);
  useEffect(() => {
    if (first.lines.length === 0) return;
    track({ name: "view_cart", items: first.lines.map(eventItem), value: first.priceInfo.totalAmount });
  }, [first]);
  const button = (place: "summary" | "phone") => checkout(place, buyable(lines), blockedBy(lines, t));
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-10 md:px-6 md:pt-10">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-extrabold tracking-tight outline-none md:text-3xl">
          {t("title")}
        </h1>
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {lines.length > 0 ? t("count", { count: unitsShown(state) }) : ""}
        </p>
      </div>
      {refusal ? (
        <div className="mt-4">
          <Alert tone="error">{refusal}</Alert>
        </div>
      ) : null}
      {lines.length === 0 ? (
        <EmptyCart suggestions={suggestions} wish={wish} />
      ) : (
        <>
          <div className="mt-4 grid items-start gap-6 md:mt-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
            <div className="grid gap-4">
              <Card className="py-1! md:py-2!">
                <ul aria-label={t("title")} className="divide-y divide-line">
                  {lines.map((line) => (
                    <CartLine
                      key={line.lineId}
                      line={line}
                      deliveryDays={cart.deliveryDays}
                      counting={counting}
                      onChange={(quantity) => void store.change(line.lineId, quantity)}
                      onRemove={() => void remove(line)}
                      wish={line.productCode === "" ? null : wish(line.productCode, line.productName)}
                    />
                  ))}
                </ul>
              </Card>
              {cart.gifts.length > 0 ? (
                <ul className={cx("grid gap-2 transition-opacity", counting && "opacity-50")}>
                  {cart.gifts.map((gift) => (
                    <GiftLine key={`${gift.activityCode} ${gift.skuCode}`} gift={gift} />
                  ))}
                </ul>
              ) : null}
            </div>
            <div className="lg:sticky lg:top-4">
              <CartSummary ref={summary} cart={cart} counting={counting} checkout={button("summary")} />
            </div>
          </div>
          <div className="mt-10 grid gap-8">
            <CartOffers tiers={cart.promotionTiers} taken={takenOffers(lines)} shopMore={shopMore} />
          </div>
          {summarySeen ? null : (
            <PhoneTotal total={cart.priceInfo.totalAmount} counting={counting} checkout={button("phone")} />
          )}
        </>
      )}
    </div>
  );
}

const buyable = (lines: readonly ShownLine[]): string[] =>
  lines.filter(({ disabled }) => !disabled).map(({ lineId }) => lineId);

const takenOffers = (lines: readonly ShownLine[]): ReadonlySet<string> =>
  new Set(lines.filter(({ pwp }) => pwp).map(({ activityCode, skuCode }) => `${activityCode} ${skuCode}`));

/** Why the cart cannot be bought as it is: nothing in it can, or a line holds more than there are. */
function blockedBy(lines: readonly ShownLine[], t: ReturnType<typeof useCartPageText>): string | null {
  if (lines.every(({ disabled }) => disabled)) return t("nothing_to_buy");
  return lines.some(({ disabled, problem }) => !disabled && problem) ? t("change_first") : null;
}
