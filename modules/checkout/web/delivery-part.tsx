import { type ReactNode, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { CheckoutReceiver } from "../contract/delivery.ts";
import { releaseWindow } from "../contract/release-window.ts";
import { AddressPart, type KnownAddress } from "./address-part.tsx";
import { useCheckoutText } from "./checkout-text.ts";
import { DeliveryMethodChoice } from "./delivery-method-choice.tsx";
import { DeliveryOffers, PickupOffers } from "./delivery-offers.tsx";
import { ReceiverEntry } from "./receiver-entry.tsx";
import type { CheckoutState } from "./use-checkout.ts";

export type DeliveryPartProps = {
  checkout: CheckoutState;
  book: readonly KnownAddress[];
  email: string;
  /** The member who buys: most pick up their orders themselves. */
  me: CheckoutReceiver | null;
  error: string | null;
  /** The part after the delivery: the invoice address. */
  billing: ReactNode;
};

/** Delivery method and destination. */
export function DeliveryPart({ checkout, book, email, me, error, billing }: DeliveryPartProps) {
  const { delivery, deliveryOffers, pickupOffers, lines } = checkout.view;
  return (
    <>
      <DeliveryMethodChoice
        value={checkout.deliveryType}
        noStore={pickupOffers.length === 0}
        onChange={(method) => void checkout.choose({ deliveryType: deliveryMethodCodes[method] })}
      />
      {delivery.type === "homeDelivery" ? (
        <>
          <AddressPart
            checkout={checkout}
            address={delivery.address}
            addressCode={delivery.addressCode}
            book={book}
            email={email}
          />
          <DeliveryOffers
            offers={deliveryOffers}
            addressKnown={delivery.address !== null}
            release={releaseWindow(lines)}
            value={delivery.service}
            onChange={(service) => void checkout.choose({ service })}
          />
        </>
      ) : (
        <PickupPart checkout={checkout} email={email} me={me} />
      )}
      {billing}
      <FieldError id="delivery-error" error={error} />
    </>
  );
}

function PickupPart({ checkout, email, me }: Pick<DeliveryPartProps, "checkout" | "email" | "me">) {
  const t = useCheckoutText();
  const { delivery, pickupOffers } = checkout.view;
  const receiver = delivery.type === "storePickup" ? delivery.receiver : null;
  const storeCode = delivery.type === "storePickup" ? delivery.storeCode : null;
  const [form, setForm] = useState(receiver === null);
  return (
    <>
      <PickupOffers
        offers={pickupOffers}
        value={storeCode}
        onChange={(code) => void checkout.choose({ storeCode: code })}
      />
      <h3 className="font-bold">{t("who_picks_up")}</h3>
      {form || receiver === null ? (
        <ReceiverEntry checkout={checkout} known={receiver ?? me} email={email} onSaved={() => setForm(false)} />
      ) : (
        <div className="flex items-start gap-3 rounded-lg bg-sunken px-4 py-3 text-sm">
          <p className="min-w-0 grow">
            <span className="block font-bold">
              {receiver.firstName} {receiver.lastName}
            </span>
            <span className="block">{receiver.mobile}</span>
            {receiver.email ? <span className="block break-all">{receiver.email}</span> : null}
          </p>
          <Button variant="quiet" size="sm" onClick={() => setForm(true)}>
            {t("change")}
          </Button>
        </div>
      )}
    </>
  );
}
