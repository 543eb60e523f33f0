import type { ReactNode } from "react";
import { Card } from "#kit/web/content/card.tsx";
import { ProductLine } from "#modules/catalogue/web/product-line.tsx";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { TierProgressBar } from "#modules/promotion/web/tier-progress-bar.tsx";
import { mayPromise } from "#modules/promotion/web/tier-texts.ts";
import { alongOf } from "../companions.ts";
import { useCartPageText } from "./cart-page-text.ts";
import { OfferButton } from "./offer-button.tsx";

type CartOffersProps = {
  tiers: readonly TierFields[];
  /** Lines added by an offer already: "promotion SKU". */
  taken: ReadonlySet<string>;
  /** More products of the promotion that comes next. */
  shopMore: (activity: TierFields) => ReactNode;
};

/** A discount of single items is shown on the line; its progress is not shown. */
const hasAWay = ({ activityType, latestTier }: TierFields) => activityType !== "ITEM" || !latestTier;

/** A gift that is not reached and could not be sent along is not spoken of. */
const isPromised = (activity: TierFields) => !activity.noTier || mayPromise(activity);

/** How far the cart has come in its promotions, what may be bought along now, and more of the next one (CA-19). */
export function CartOffers({ tiers, taken, shopMore }: CartOffersProps) {
  const t = useCartPageText();
  const shown = tiers.filter(hasAWay).filter(isPromised);
  const along = shown
    .filter(({ activityType }) => activityType === "PWP")
    .flatMap(alongOf)
    .filter(({ key }) => !taken.has(key));
  const next = shown.find(
    (activity) => !activity.latestTier && activity.activityType !== "FREE_SHIPPING" && mayPromise(activity),
  );
  const others = shown.filter((activity) => activity !== next);
  if (shown.length === 0) return null;
  return (
    <>
      <section aria-labelledby="cart-offers" className="grid gap-4">
        <h2 id="cart-offers" className="text-xl font-extrabold">
          {t("offers")}
        </h2>
        {along.length > 0 ? (
          <Card>
            <h3 className="font-bold">{t("along_title")}</h3>
            <ul className="divide-y divide-line">
              {along.map((companion) => (
                <li key={companion.key} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <ProductLine
                    name={companion.item.name}
                    image={companion.image}
                    price={companion.item.price}
                    before={companion.before}
                  />
                  <OfferButton companion={companion} />
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
        {others.length > 0 ? (
          <ul className="grid gap-3 md:grid-cols-2">
            {others.map((activity) => (
              <li
                key={activity.activityCode}
                className="grid content-start gap-2 rounded-lg bg-surface p-4 shadow-lift"
              >
                <p className="text-sm text-ink-soft">{activity.activityName}</p>
                <TierProgressBar activity={activity} />
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      {next ? shopMore(next) : null}
    </>
  );
}
