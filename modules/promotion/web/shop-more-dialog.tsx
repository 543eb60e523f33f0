import { type ReactNode, useRef } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { ProductCard } from "#modules/catalogue/web/product-card.tsx";
import { usePromotionText } from "./promotion-text.ts";
import type { ShopMoreList } from "./shop-more-list.ts";
import type { ShopMoreProduct } from "./shop-more-product.ts";
import type { TierFields } from "./tier-fields.graphql.gen.ts";
import { TierList } from "./tier-list.tsx";
import { TierProgressBar } from "./tier-progress-bar.tsx";
import { useWhenNear } from "./when-near.ts";

export type ShopMoreDialogProps = {
  open: boolean;
  onClose: () => void;
  activity: TierFields;
  counted: TierFields | null;
  list: ShopMoreList;
  onMore: () => void;
  action: (product: ShopMoreProduct) => ReactNode;
};

const cardSizes = "(min-width: 769px) 230px, 46vw";

/** Every product of a promotion, with infinite scroll: 1045 px wide, the whole screen on a phone (PR-08). */
export function ShopMoreDialog({ open, onClose, activity, counted, list, onMore, action }: ShopMoreDialogProps) {
  const text = usePromotionText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="xl"
      fullOnPhone
      title={activity.activityName}
      closeLabel={text("close")}
    >
      <div className="grid gap-4">
        <div className="rounded-lg bg-sun-soft px-4 py-3">
          <TierList activity={activity} />
          {counted ? <TierProgressBar activity={counted} /> : null}
        </div>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
          {list.products.map((product) => (
            <li key={product.card.code}>
              <ProductCard card={product.card} sizes={cardSizes} action={() => action(product)} />
            </li>
          ))}
        </ul>
        <ListEnd list={list} onMore={onMore} />
      </div>
    </Dialog>
  );
}

/** The end of the list: the number of shown products, with a spinner, a button for more, or the error. */
function ListEnd({ list, onMore }: Pick<ShopMoreDialogProps, "list" | "onMore">) {
  const text = usePromotionText();
  const end = useRef<HTMLDivElement>(null);
  useWhenNear(end, list.more && list.status === "ready", onMore);
  return (
    <div ref={end} className="grid justify-items-center gap-3 py-2">
      {list.status === "failed" ? (
        <Alert
          tone="error"
          live
          actions={
            <Button size="sm" variant="secondary" icon="refresh-cw" onClick={onMore}>
              {text("try_again")}
            </Button>
          }
        >
          {text("failed")}
        </Alert>
      ) : null}
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {text("shown_of", { shown: list.products.length, total: list.total })}
      </p>
      {list.status === "loading" ? <Spinner label={text("loading")} /> : null}
      {list.more && list.status === "ready" ? (
        <Button variant="secondary" onClick={onMore}>
          {text("load_more")}
        </Button>
      ) : null}
    </div>
  );
}
