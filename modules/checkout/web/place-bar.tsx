import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useCheckoutText } from "./checkout-text.ts";

export type PlaceBarProps = { total: number; loading: boolean; busy: boolean; onPlace: () => void };

/** The one button of the page. On a phone it stays in reach, with the total beside it. */
export function PlaceBar({ total, loading, busy, onPlace }: PlaceBarProps) {
  const t = useCheckoutText();
  return (
    <div className="sticky bottom-0 z-20 -mx-4 grid gap-2 border-t border-line bg-raised px-4 py-3 shadow-float md:static md:mx-0 md:border-0 md:bg-transparent md:p-0 md:shadow-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:block">
        <p className="md:hidden">
          <span className="block text-xs text-ink-soft">{t("total")}</span>
          <span className="block text-lg font-extrabold tabular-nums">{rp(total)}</span>
        </p>
        <Button
          size="lg"
          className="grow basis-36 phone:px-3 md:w-full"
          loading={loading}
          aria-disabled={busy || undefined}
          onClick={onPlace}
        >
          {t(total === 0 ? "place_order" : "place_and_pay")}
        </Button>
      </div>
      <p className="hidden items-start gap-2 text-sm text-ink-soft md:flex">
        <Icon name="shield-check" size="sm" className="mt-0.5" />
        {t("secure")}
      </p>
    </div>
  );
}
