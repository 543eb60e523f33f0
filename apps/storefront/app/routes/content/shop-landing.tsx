import { memo, Suspense } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import type { PageColumn } from "#modules/content/contract/page-columns.ts";
import { LandingView } from "#modules/content/web/landing-view.tsx";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { LandingFailed } from "./landing-failed.tsx";
import { ProductsSection } from "./products-section.tsx";

// Lazy, because few pages have tiers.
const TiersSection = lazyWithRetry(() => import("./tiers-section.tsx").then((file) => file.TiersSection));

type ShopLandingProps = {
  page: {
    columns: readonly PageColumn[];
    preview: boolean;
    /** The packed cards of each column. */
    cards: Readonly<Record<string, string>>;
    tiers: Readonly<Record<string, TierFields>>;
  };
};

/** A content page with other modules' components in its columns. Memoized: late updates beside it do not render it again. */
export const ShopLanding = memo(function ShopLanding({ page }: ShopLandingProps) {
  if (page.columns.length === 0) return <LandingFailed />;
  return (
    <LandingView
      page={page}
      slots={{
        products: (column) => <ProductsSection column={column} cards={page.cards[column.id] ?? ""} />,
        tiers: (column) => {
          const activity = page.tiers[column.id];
          return activity ? (
            // Reserves the section's height until its script has arrived.
            <Suspense fallback={<div className="h-150" />}>
              <TiersSection column={column} activity={activity} />
            </Suspense>
          ) : null;
        },
      }}
    />
  );
});
