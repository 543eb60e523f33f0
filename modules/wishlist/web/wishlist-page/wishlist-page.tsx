import { type ReactNode, useRef } from "react";
import { useNavigation } from "react-router";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { LoadMore } from "#kit/web/actions/load-more.tsx";
import { cx } from "#kit/web/class-names.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { ProductCard } from "#modules/catalogue/web/product-card.tsx";
import { useRemoveItem } from "./use-remove-item.ts";
import { nextPage, type OnlySku, type WishlistItemModel } from "./wishlist-item.ts";
import { useWishlistPageText } from "./wishlist-page-text.ts";

export type WishlistPageProps = {
  items: readonly WishlistItemModel[];
  total: number;
  /** The add-to-cart button, which belongs to another module. */
  buy: (sku: OnlySku) => ReactNode;
};

const lowStock = 5;

/** A member's wishlist with current prices and stock (D-62, AC-07). */
export function WishlistPage({ items, total, buy }: WishlistPageProps) {
  const t = useWishlistPageText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { removed, remove } = useRemoveItem();
  const left = items.filter(({ code }) => !removed.has(code));
  const count = total - (items.length - left.length);
  const takeOff = (code: string) => {
    // The button disappears with its card: keyboard focus moves to the heading.
    heading.current?.focus({ preventScroll: true });
    void remove(code);
  };
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-extrabold tracking-tight outline-none md:text-3xl">
          {t("title")}
        </h1>
        <div role="status">
          {count > 0 ? <h2 className="text-sm text-ink-soft tabular-nums">{t("count", { count })}</h2> : null}
        </div>
      </div>
      {left.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="mt-5 grid grid-cols-2 gap-3 tablet:grid-cols-3 md:mt-7 md:grid-cols-3 md:gap-5">
          {left.map((item) => (
            <li key={item.code}>
              {item.card ? (
                <ProductCard
                  card={item.card}
                  corner={({ name }) => <Remove name={name} onClick={() => takeOff(item.code)} />}
                  action={() => <Buy item={item} buy={buy} />}
                />
              ) : (
                <Gone onRemove={() => takeOff(item.code)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {items.length < total ? <More shown={items.length} total={total} /> : null}
    </>
  );
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useWishlistPageText();
  return <IconButton icon="trash-2" tone="raised" size="sm" label={t("remove", { name })} onClick={onClick} />;
}

function Buy({ item, buy }: { item: WishlistItemModel; buy: WishlistPageProps["buy"] }) {
  const t = useWishlistPageText();
  const { stock, sku, card } = item;
  const stockText = stock === 0 ? t("sold_out") : stock <= lowStock ? t("few_left", { count: stock }) : t("in_stock");
  return (
    <div className="grid gap-2">
      <p
        className={cx(
          "flex items-center gap-1.5 text-sm font-semibold",
          stock === 0 ? "text-ink-soft" : stock <= lowStock ? "text-brick-ink" : "text-court-ink",
        )}
      >
        <Icon name={stock === 0 ? "clock" : "package"} size="sm" />
        {stockText}
      </p>
      {sku && stock > 0 ? (
        buy(sku)
      ) : (
        <LinkButton to={card?.path ?? "/"} variant="secondary" size="sm" block>
          <span>
            {t(stock > 0 ? "choose" : "see")}
            <VisuallyHidden>{` ${card?.name ?? ""}`}</VisuallyHidden>
          </span>
        </LinkButton>
      )}
    </div>
  );
}

function Gone({ onRemove }: { onRemove: () => void }) {
  const t = useWishlistPageText();
  return (
    <div className="relative flex h-full min-h-48 flex-col justify-center gap-1.5 rounded-lg border border-dashed border-line-strong p-4 pt-14 text-center">
      <div className="absolute top-1 right-1">
        <Remove name={t("this")} onClick={onRemove} />
      </div>
      <p className="font-bold">{t("gone")}</p>
      <p className="text-sm text-ink-soft">{t("gone_hint")}</p>
    </div>
  );
}

function More({ shown, total }: { shown: number; total: number }) {
  const t = useWishlistPageText();
  const { state } = useNavigation();
  return (
    <LoadMore
      to={`?page=${nextPage(shown)}`}
      label={t("more")}
      loading={state === "loading"}
      loadingLabel={t("loading")}
      status={t("shown", { shown, total })}
      shown={shown}
      total={total}
    />
  );
}

function Nothing() {
  const t = useWishlistPageText();
  return (
    <EmptyState title={t("empty_title")} actions={<LinkButton to="/plp/search">{t("look_around")}</LinkButton>}>
      <p>{t("empty_text")}</p>
    </EmptyState>
  );
}
