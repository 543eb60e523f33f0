import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useCheckoutText } from "./checkout-text.ts";

export type CouponEntryProps = {
  coupon: { readonly code: string; readonly name: string } | null;
  /** Answers what is wrong with the code; null when it counts now. */
  onApply: (code: string) => Promise<string | null>;
  onRemove: () => Promise<void>;
};

/** One coupon for each order (D-40): a field, or the coupon that counts with a way to take it off. */
export function CouponEntry({ coupon, onApply, onRemove }: CouponEntryProps) {
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
  const apply = () =>
    during(async () => {
      const typed = code.trim().toUpperCase();
      const said = typed === "" ? t("coupon_empty") : await onApply(typed);
      setProblem(said);
      if (said === null) setCode("");
    });

  if (coupon)
    return (
      <div className="flex min-h-13 items-center gap-3 rounded-md bg-sun-soft px-4 py-2">
        <Icon name="ticket-percent" />
        <p className="min-w-0 grow">
          <span className="block truncate font-bold">{coupon.name}</span>
          <span className="block text-sm text-ink-soft">{coupon.code}</span>
        </p>
        <Button variant="quiet" size="sm" className="shrink-0" loading={busy} onClick={() => void during(onRemove)}>
          {t("coupon_remove")}
        </Button>
      </div>
    );
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
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
  );
}
