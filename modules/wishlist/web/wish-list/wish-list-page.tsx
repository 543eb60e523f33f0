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
import { useRemoval } from "./use-removal.ts";
import { useWishListText } from "./wish-list-text.ts";
import { nextPage, type OnlySku, type WishModel } from "./wish-model.ts";

export type WishListPageProps = {
  wishes: readonly WishModel[];
  total: number;
  /** The button that puts something into the cart, which belongs to another module. */
  buy: (sku: OnlySku) => ReactNode;
};

const few = 5;

/** Everything a member would like to have one day, with the price and the stock of now (D-62, AC-07). */
export function WishListPage({ wishes, total, buy }: WishListPageProps) {
  const t = useWishListText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { removed, remove } = useRemoval();
  const left = wishes.filter(({ code }) => !removed.has(code));
  const count = total - (wishes.length - left.length);
  const takeOff = (code: string) => {
    // The button goes with its card; whoever used it by keyboard goes on from the top of the list.
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
          {left.map((wish) => (
            <li key={wish.code}>
              {wish.card ? (
                <ProductCard
                  card={wish.card}
                  corner={({ name }) => <Remove name={name} onClick={() => takeOff(wish.code)} />}
                  action={() => <Buy wish={wish} buy={buy} />}
                />
              ) : (
                <Gone onRemove={() => takeOff(wish.code)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {wishes.length < total ? <More shown={wishes.length} total={total} /> : null}
    </>
  );
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useWishListText();
  return <IconButton icon="trash-2" tone="raised" size="sm" label={t("remove", { name })} onClick={onClick} />;
}

function Buy({ wish, buy }: { wish: WishModel; buy: WishListPageProps["buy"] }) {
  const t = useWishListText();
  const { stock, sku, card } = wish;
  const words = stock === 0 ? t("sold_out") : stock <= few ? t("few_left", { count: stock }) : t("in_stock");
  return (
    <div className="grid gap-2">
      <p
        className={cx(
          "flex items-center gap-1.5 text-sm font-semibold",
          stock === 0 ? "text-ink-soft" : stock <= few ? "text-brick-ink" : "text-court-ink",
        )}
      >
        <Icon name={stock === 0 ? "clock" : "package"} size="sm" />
        {words}
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
  const t = useWishListText();
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
  const t = useWishListText();
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
  const t = useWishListText();
  return (
    <EmptyState title={t("empty_title")} actions={<LinkButton to="/plp/search">{t("look_around")}</LinkButton>}>
      <p>{t("empty_text")}</p>
    </EmptyState>
  );
}
