import { memo, Suspense } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import type { PageColumn } from "#modules/content/contract/page-columns.ts";
import { LandingView } from "#modules/content/web/landing-view.tsx";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { LandingUnread } from "./landing-unread.tsx";
import { ProductsSection } from "./products-section.tsx";

// Few pages have tiers; the others need not carry what draws them.
const TiersSection = lazyWithRetry(() => import("./tiers-section.tsx").then((file) => file.TiersSection));

type ShopLandingProps = {
  page: {
    columns: readonly PageColumn[];
    preview: boolean;
    /** The cards of each column, packed. */
    cards: Readonly<Record<string, string>>;
    tiers: Readonly<Record<string, TierFields>>;
  };
};

/** A content page with what the other modules put into its columns. What comes late beside it does not draw it anew. */
export const ShopLanding = memo(function ShopLanding({ page }: ShopLandingProps) {
  if (page.columns.length === 0) return <LandingUnread />;
  return (
    <LandingView
      page={page}
      slots={{
        products: (column) => <ProductsSection column={column} cards={page.cards[column.id] ?? ""} />,
        tiers: (column) => {
          const activity = page.tiers[column.id];
          return activity ? (
            // Its script may be late: until then the room it needs stays free.
            <Suspense fallback={<div className="h-150" />}>
              <TiersSection column={column} activity={activity} />
            </Suspense>
          ) : null;
        },
      }}
    />
  );
});
