import { cx } from "#kit/web/class-names.ts";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import { useCheckoutText } from "./checkout-text.ts";

const kinds: readonly {
  type: DeliveryMethod;
  icon: IconName;
  title: "send_home" | "pick_up";
  text: "send_home_text" | "pick_up_text";
}[] = [
  { type: "homeDelivery", icon: "truck", title: "send_home", text: "send_home_text" },
  { type: "storePickup", icon: "store", title: "pick_up", text: "pick_up_text" },
];

const tile = cx(
  "relative flex min-h-20 cursor-pointer flex-col gap-1 rounded-lg border border-line-strong bg-surface p-4 hover:border-ink",
  "has-checked:border-brick has-checked:bg-brick-soft has-checked:outline-1 has-checked:outline-brick",
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
  "has-disabled:cursor-default has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-soft",
);

export type DeliveryMethodChoiceProps = {
  value: DeliveryMethod;
  onChange: (type: DeliveryMethod) => void;
  /** No store holds everything: nothing can be fetched. */
  noStore?: boolean;
};

/** Sent home or fetched from a store (CK-01, CK-21): two bricks side by side, one of them pressed. */
export function DeliveryMethodChoice({ value, onChange, noStore = false }: DeliveryMethodChoiceProps) {
  const t = useCheckoutText();
  return (
    <fieldset>
      <legend className="sr-only">{t("delivery_type")}</legend>
      <div className="grid grid-cols-2 gap-3">
        {kinds.map(({ type, icon, title, text }) => {
          const closed = type === "storePickup" && noStore;
          return (
            <label key={type} className={tile}>
              <input
                type="radio"
                name="deliveryType"
                value={type}
                checked={value === type}
                disabled={closed}
                onChange={() => onChange(type)}
                className="peer sr-only"
              />
              <Icon name={icon} size="lg" className="text-ink-soft peer-checked:text-brick-ink" />
              <span className="font-bold">{t(title)}</span>
              <span className="text-sm text-ink-soft">{t(closed ? "pick_up_nowhere" : text)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
