import { rp } from "#kit/core/format-rupiah.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import type { CheckoutLine } from "../contract/checkout-view.ts";
import { useCheckoutText } from "./checkout-text.ts";
import { useDayText } from "./use-day-text.ts";

/** The lines of the order, in a compact form. */
export function CheckoutLines({ lines, fetched = false }: { lines: readonly CheckoutLine[]; fetched?: boolean }) {
  const t = useCheckoutText();
  const dayText = useDayText();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.lineId} className="flex flex-wrap gap-3 py-3">
          <span className="relative size-14 shrink-0">
            {line.picture ? (
              <Picture
                path={line.picture}
                alt=""
                width={56}
                height={56}
                sizes="56px"
                className="size-14 rounded-sm bg-sunken object-contain"
              />
            ) : (
              <span className="block size-14 rounded-sm bg-sunken" />
            )}
          </span>
          <span className="min-w-0 grow basis-28">
            <span className="line-clamp-2 text-sm font-semibold">{line.name}</span>
            <span className="block text-sm text-ink-soft">
              {[line.variant, t("pieces", { count: line.quantity })].filter((part) => part !== "").join(" · ")}
            </span>
            {line.release ? (
              <span className="block text-sm text-info">
                {fetched
                  ? t("preorder_pickup", { day: dayText(line.release.day) })
                  : t("preorder", { from: dayText(line.release.from), to: dayText(line.release.to) })}
              </span>
            ) : null}
            {line.problem ? <span className="block text-sm font-semibold text-danger">{line.problem}</span> : null}
          </span>
          <span className="ml-auto text-right text-sm font-semibold tabular-nums">
            {line.isGift ? t("gift") : rp(line.amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}
