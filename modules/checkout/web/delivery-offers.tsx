import { rp } from "#kit/core/format-rupiah.ts";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import type { DeliveryOffer, PickupOffer } from "../contract/delivery.ts";
import type { releaseWindow } from "../contract/release-window.ts";
import { useCheckoutText } from "./checkout-text.ts";
import { useDayText } from "./use-day-text.ts";

export type DeliveryOffersProps = {
  offers: readonly DeliveryOffer[];
  /** Where it goes is known. */
  addressKnown: boolean;
  /** The arrival window of pre-orders: a courier's days do not apply to them (D-80). */
  release: ReturnType<typeof releaseWindow>;
  value: string | null;
  onChange: (service: string) => void;
};

/** Who brings it, for how much, by when. */
export function DeliveryOffers({ offers, addressKnown, release, value, onChange }: DeliveryOffersProps) {
  const t = useCheckoutText();
  const dayText = useDayText();
  const arrival = ([from, to]: DeliveryOffer["days"]): string => {
    if (release && !release.mixed) return t("preorder", { from: dayText(release.from), to: dayText(release.to) });
    const days = from === to ? t("arrives_in", { days: from }) : t("arrives_between", { from, to });
    return release ? t("preorder_later", { days }) : days;
  };
  if (offers.length === 0) {
    return <p className="text-sm text-ink-soft">{t(addressKnown ? "couriers_none" : "couriers_after_area")}</p>;
  }
  return (
    <RadioGroup
      tiles
      legend={t("couriers")}
      name="service"
      value={value ?? ""}
      onChange={onChange}
      options={offers.map(({ service, name, price, days }) => ({
        value: service,
        label: name,
        description: arrival(days),
        end: <span className="shrink-0 font-bold tabular-nums">{price === 0 ? t("free") : rp(price)}</span>,
      }))}
    />
  );
}

export type PickupOffersProps = {
  offers: readonly PickupOffer[];
  value: string | null;
  onChange: (storeCode: string) => void;
};

/** The stores that hold every piece (D-44). */
export function PickupOffers({ offers, value, onChange }: PickupOffersProps) {
  const t = useCheckoutText();
  return (
    <RadioGroup
      tiles
      legend={t("pick_up_where")}
      hint={t("pick_up_hint")}
      name="storeCode"
      value={value ?? ""}
      onChange={onChange}
      options={offers.map(({ storeCode, name, address1 }) => ({
        value: storeCode,
        label: name,
        description: address1,
        end: <span className="shrink-0 font-bold">{t("free")}</span>,
      }))}
    />
  );
}
