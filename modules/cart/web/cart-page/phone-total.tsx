import { type ReactNode, useEffect } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { cx } from "#kit/web/class-names.ts";
import { useCartPageText } from "./cart-page-text.ts";

type PhoneTotalProps = { total: number; counting: boolean; checkout: ReactNode };

/** The total and the way on, at the lower edge of a phone, while the summary itself is not on the screen. */
export function PhoneTotal({ total, counting, checkout }: PhoneTotalProps) {
  const t = useCartPageText();
  useEffect(() => {
    // Makes room at the page's end, and for what floats above it.
    if (!window.matchMedia("(max-width: 768px)").matches) return;
    document.documentElement.toggleAttribute("data-bar-below", true);
    return () => document.documentElement.removeAttribute("data-bar-below");
  }, []);
  return (
    <div
      data-print="hide"
      className={cx(
        "fixed inset-x-0 bottom-0 z-40 flex items-center justify-between gap-4 border-t border-line bg-raised px-4 pt-2.5 shadow-float md:hidden noscript:hidden",
        "pb-[max(0.625rem,env(safe-area-inset-bottom))]",
      )}
    >
      <p className={cx("tabular-nums transition-opacity", counting && "opacity-50")}>
        <span className="block text-xs text-ink-soft">{t("total")}</span>
        <span className="text-lg leading-tight font-extrabold">{rp(total)}</span>
      </p>
      {checkout}
    </div>
  );
}
