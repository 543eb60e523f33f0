import type { ReactNode } from "react";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import type { CardModel } from "#modules/catalogue/web/card-model.ts";
import { ProductList } from "#modules/catalogue/web/product-list.tsx";
import { useCartPageText } from "./cart-page-text.ts";

type EmptyCartProps = { suggestions: readonly CardModel[]; wish: (code: string, name: string) => ReactNode };

/** Nothing chosen yet, and a few things worth a look. */
export function EmptyCart({ suggestions, wish }: EmptyCartProps) {
  const t = useCartPageText();
  return (
    <>
      <EmptyState
        title={t("empty_title")}
        actions={
          <>
            <LinkButton to="/plp/search">{t("look_around")}</LinkButton>
            <LinkButton to="/page/flash-sale" variant="secondary">
              {t("flash_sale")}
            </LinkButton>
          </>
        }
      >
        <p>{t("empty_text")}</p>
      </EmptyState>
      {suggestions.length > 0 ? (
        <section aria-labelledby="cart-suggestions" className="grid gap-4 pb-6">
          <h2 id="cart-suggestions" className="text-xl font-extrabold">
            {t("suggestions")}
          </h2>
          <ProductList cards={suggestions} layout="rail" rowClass="" corner={({ code, name }) => wish(code, name)} />
        </section>
      ) : null}
    </>
  );
}
