import { rp } from "#kit/core/format-rupiah.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import type { CheckoutChange } from "../contract/changes.ts";
import { useCheckoutText } from "./checkout-text.ts";

/** The changes since the shopper's last view, as texts; they may place the order again (D-43). */
export function ChangeAlert({ changes }: { changes: readonly CheckoutChange[] }) {
  const t = useCheckoutText();
  const sentence = (change: CheckoutChange): string => {
    switch (change.kind) {
      case "gone":
        return t("change_gone", { name: change.name });
      case "fewer":
        return t("change_fewer", { name: change.name, left: change.left, wanted: change.wanted });
      case "price":
        return t("change_price", { name: change.name, before: rp(change.before), now: rp(change.now) });
      case "total":
        return t("change_total", { before: rp(change.before), now: rp(change.now) });
    }
  };
  if (changes.length === 0) return null;
  return (
    <Alert tone="warning" live title={t("changed_title")}>
      <ul className="mt-1 grid list-disc gap-1 pl-4">
        {changes.map((change) => (
          <li key={sentence(change)}>{sentence(change)}</li>
        ))}
      </ul>
      <p className="mt-2">{t("changed_what_now")}</p>
    </Alert>
  );
}
