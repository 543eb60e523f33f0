import type { CardModel } from "#modules/catalogue/web/card-model.ts";
import type { PageColumn } from "#modules/content/contract/page-columns.ts";
import { LandingView } from "#modules/content/web/landing-view.tsx";
import { LandingUnread } from "./landing-unread.tsx";
import { ProductsSection } from "./products-section.tsx";

type ShopLandingProps = {
  page: {
    columns: readonly PageColumn[];
    preview: boolean;
    cards: Readonly<Record<string, readonly CardModel[]>>;
  };
};

/** A content page with what the other rooms put into its columns. */
export function ShopLanding({ page }: ShopLandingProps) {
  if (page.columns.length === 0) return <LandingUnread />;
  return (
    <LandingView
      page={page}
      slots={{ products: (column) => <ProductsSection column={column} cards={page.cards[column.id] ?? []} /> }}
    />
  );
}
