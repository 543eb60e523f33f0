import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { couponToUse, forgetCouponToUse } from "#modules/promotion/web/coupons/coupon-to-use.ts";
import { useCheckoutText } from "./checkout-text.ts";

type Coupon = { readonly code: string; readonly name: string };

export type CouponEntryProps = {
  coupon: Coupon | null;
  /** Those in the shopper's own hands, to be used by one press. */
  own?: readonly Coupon[];
  /** Returns the error of the code; null when it is applied. */
  onApply: (code: string) => Promise<string | null>;
  onRemove: () => Promise<void>;
};

/** One coupon for each order (D-40): a field, or the coupon that counts with a way to take it off. */
export function CouponEntry({ coupon, own = [], onApply, onRemove }: CouponEntryProps) {
  const t = useCheckoutText();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const during = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  const apply = (chosen: string) =>
    during(async () => {
      const typed = chosen.trim().toUpperCase();
      const message = typed === "" ? t("coupon_empty") : await onApply(typed);
      setProblem(message);
      if (message !== null) return setCode(typed);
      setCode("");
      forgetCouponToUse();
    });
  // Chosen by "Use it now" on the page of coupons: it is applied at once. A refused one is in the field with the reason.
  const applyChosen = useEffectEvent(() => {
    const chosen = couponToUse();
    if (chosen === "" || chosen === coupon?.code) return forgetCouponToUse();
    void apply(chosen);
  });
  useEffect(() => applyChosen(), []);

  if (coupon)
    return (
      <div className="flex min-h-13 items-center gap-3 rounded-md bg-sun-soft px-4 py-2">
        <Icon name="ticket-percent" />
        <p className="min-w-0 grow">
          <span className="block truncate font-bold">{coupon.name}</span>
          <span className="block text-sm text-ink-soft">{coupon.code}</span>
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="shrink-0"
          loading={busy}
          onClick={() => {
            forgetCouponToUse();
            void during(onRemove);
          }}
        >
          {t("coupon_remove")}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <form
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void apply(code);
        }}
      >
        <div className="grow">
          <TextField
            name="couponCode"
            label={t("coupon")}
            hideLabel
            placeholder={t("coupon")}
            kind="voucher"
            value={code}
            error={problem}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setProblem(null);
            }}
          />
        </div>
        <Button type="submit" variant="secondary" loading={busy}>
          {t("coupon_apply")}
        </Button>
      </form>
      {own.length > 0 ? (
        <ul aria-label={t("own_coupons")} className="flex flex-wrap gap-2">
          {own.map((held) => (
            <li key={held.code}>
              <button
                type="button"
                disabled={busy}
                onClick={() => void apply(held.code)}
                className="inline-flex min-h-11 items-center gap-2 rounded-md border border-dashed border-line-strong bg-sun-soft px-3 py-1.5 text-left text-sm font-semibold hover:border-ink"
              >
                <Icon name="ticket-percent" size="sm" />
                {held.name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
