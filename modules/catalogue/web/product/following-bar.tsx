import type { ReactNode } from "react";
import { cx } from "#kit/web/class-names.ts";
import { Price } from "#kit/web/content/price.tsx";
import { useProductText } from "./product-text.ts";

export type FollowingBarProps = {
  name: string;
  price: number;
  /** The button that buys. */
  children: ReactNode;
};

/** What, for how much, and the button, at the lower edge of a phone. */
export function FollowingBar({ name, price, children }: FollowingBarProps) {
  const t = useProductText();
  return (
    <div
      data-print="hide"
      className={cx(
        "fixed inset-x-0 bottom-0 z-40 flex items-center gap-3 border-t border-line bg-raised px-4 pt-2.5 shadow-float md:hidden",
        "pb-[max(0.625rem,env(safe-area-inset-bottom))]",
      )}
    >
      <div className="min-w-0 grow">
        <p className="truncate text-xs text-ink-soft">{name}</p>
        {/* The previous price is in the page; here it would make the bar two lines high. */}
        <Price current={price} currentLabel={t("priceNow")} originalLabel={t("priceBefore")} />
      </div>
      <div className="shrink-0">{children}</div>
    </div>
  );
}
