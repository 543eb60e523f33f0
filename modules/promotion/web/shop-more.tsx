import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { ProductCardSkeleton } from "#kit/web/content/product-card-skeleton.tsx";
import { Rail } from "#kit/web/content/rail.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Tooltip } from "#kit/web/overlays/tooltip.tsx";
import { ProductCard } from "#modules/catalogue/web/product-card.tsx";
import { railSpeedMs, shopMoreProducts, tooltipResetMs } from "../contract/constants.ts";
import { usePromotionText } from "./promotion-text.ts";
import type { ShopMoreDialogProps } from "./shop-more-dialog.tsx";
import { dialogAfterFailure, type ShopMoreVariant } from "./shop-more-list.ts";
import type { ShopMoreProduct } from "./shop-more-product.ts";
import type { TierFields } from "./tier-fields.graphql.gen.ts";
import { TierList } from "./tier-list.tsx";
import { TierProgressBar } from "./tier-progress-bar.tsx";
import { usePromotionProducts } from "./use-promotion-products.ts";
import { useWhenNear } from "./when-near.ts";

export type ShopMoreProps = {
  activityCode: string;
  variant: ShopMoreVariant;
  /** The button below each card. */
  action: (product: ShopMoreProduct) => ReactNode;
  /** The promotion as the page already knows it, for rendering before any script. */
  activity?: TierFields | null;
  /** The promotion with the progress of the shopper's cart, once it is loaded. */
  counted?: TierFields | null;
};

/** 2.2 cards per view on a phone, 5 on a desktop (B§2). */
const cardWidth = "w-[calc((100%-1.5rem)/2.2)] shrink-0 snap-start md:w-[calc((100%-5rem)/5)]";
const cardSizes = "(min-width: 1280px) 230px, (min-width: 769px) 18vw, 42vw";

/**
 * The shop-more bar: a promotion's name and levels, its first ten products, and a dialog with all of them (PR-06 to
 * PR-08).
 */
export function ShopMore({ activityCode, variant, action, activity: known = null, counted }: ShopMoreProps) {
  const text = usePromotionText();
  const toast = useToast();
  const section = useRef<HTMLElement>(null);
  const { list, ask } = usePromotionProducts(activityCode);
  const [Dialog, setDialog] = useState<ComponentType<ShopMoreDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  useWhenNear(section, list.status === "waiting", () => void ask());

  const activity = counted ?? list.activity ?? known;
  const askMore = async () => {
    if ((await ask()) || dialogAfterFailure[variant] === "stays") return;
    setOpen(false);
    toast({ kind: "error", text: text("failed") });
  };
  const openDialog = async () => {
    const file = await import("./shop-more-dialog.tsx").catch(() => null);
    if (!file) return toast({ kind: "error", text: text("failed") });
    setDialog(() => file.ShopMoreDialog);
    setOpen(true);
  };

  // A promotion that has ended or has no products renders nothing.
  if (list.pages === 0 && list.status === "failed") return null;
  if (list.pages > 0 && list.products.length === 0) return null;
  return (
    <section ref={section} aria-busy={list.pages === 0} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-lg bg-sun-soft px-4 py-3 md:px-6 md:py-4">
        <div className="min-w-0 grow basis-72">
          <h2 className="flex items-center gap-1 text-lg font-extrabold md:text-xl">
            <span className="text-balance">{activity?.activityName ?? text("shop_more")}</span>
            {activity?.activityDesc ? (
              <Tooltip text={activity.activityDesc} lingerMs={tooltipResetMs}>
                {(describedBy) => (
                  <IconButton icon="info" size="sm" label={text("about")} aria-describedby={describedBy} />
                )}
              </Tooltip>
            ) : null}
          </h2>
          {activity ? <TierList activity={activity} /> : null}
          {counted ? <TierProgressBar activity={counted} /> : null}
        </div>
        <Button
          variant="secondary"
          size="sm"
          iconEnd="chevron-right"
          className="noscript:hidden"
          onClick={() => void openDialog()}
        >
          {text("see_more")}
        </Button>
      </div>
      <Rail
        label={activity ? text("products_of", { name: activity.activityName }) : text("loading")}
        previousLabel={text("previous")}
        nextLabel={text("next")}
        speedMs={railSpeedMs}
      >
        {list.pages === 0
          ? Array.from({ length: 5 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
              <li key={index} className={`${cardWidth} pb-12 noscript:hidden`}>
                <ProductCardSkeleton />
              </li>
            ))
          : list.products.slice(0, shopMoreProducts).map((product) => (
              <li key={product.card.code} className={cardWidth}>
                <ProductCard card={product.card} sizes={cardSizes} action={() => action(product)} />
              </li>
            ))}
      </Rail>
      {Dialog && activity ? (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          activity={activity}
          counted={counted ?? null}
          list={list}
          onMore={() => void askMore()}
          action={action}
        />
      ) : null}
    </section>
  );
}
