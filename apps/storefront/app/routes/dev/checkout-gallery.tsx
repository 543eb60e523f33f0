import { useState } from "react";
import { Family, Sample } from "#kit/web/gallery/sample.tsx";
import { changesBetween } from "#modules/checkout/contract/changes.ts";
import type { Delivery } from "#modules/checkout/contract/delivery.ts";
import { AgreementBoxes } from "#modules/checkout/web/agreement-boxes.tsx";
import { ChangeAlert } from "#modules/checkout/web/change-alert.tsx";
import { CheckoutLines } from "#modules/checkout/web/checkout-lines.tsx";
import { CouponEntry } from "#modules/checkout/web/coupon-entry.tsx";
import { DeliveryMethodChoice } from "#modules/checkout/web/delivery-method-choice.tsx";
import { DeliveryOffers, PickupOffers } from "#modules/checkout/web/delivery-offers.tsx";
import { OrderSummary } from "#modules/checkout/web/order-summary.tsx";
import { PaymentChoice } from "#modules/checkout/web/payment-choice.tsx";
import { sampleChannels, sampleCheckout, sampleCheckoutLater } from "./sample-checkout.ts";

/** The components of a checkout, each with something to choose. */
export function CheckoutGallery() {
  return <Family title="Checkout">{() => <Parts />}</Family>;
}

function Parts() {
  const { lines, deliveryOffers, pickupOffers } = sampleCheckout;
  const [type, setType] = useState<Delivery["type"]>("homeDelivery");
  const [service, setService] = useState<string | null>("JNE:REG");
  const [store, setStore] = useState<string | null>(null);
  const [channel, setChannel] = useState<string | null>("inst_a_6");
  const [agreements, setAgreements] = useState({ terms: true, dataProtection: false, consent: false });
  return (
    <>
      <Sample name="Sent or fetched">
        <DeliveryMethodChoice value={type} onChange={setType} />
      </Sample>
      <Sample name="Sent or fetched: no store has it">
        <DeliveryMethodChoice value="homeDelivery" onChange={setType} noStore />
      </Sample>
      <Sample name="Couriers">
        <DeliveryOffers addressKnown release={null} offers={deliveryOffers} value={service} onChange={setService} />
      </Sample>
      <Sample name="Stores">
        <PickupOffers offers={pickupOffers} value={store} onChange={setStore} />
      </Sample>
      <Sample name="Ways to pay">
        <PaymentChoice channels={sampleChannels} value={channel} onChange={setChannel} />
      </Sample>
      <Sample name="Ways to pay: none chosen">
        <PaymentChoice
          channels={sampleChannels}
          value={null}
          onChange={setChannel}
          error="Please select payment method"
        />
      </Sample>
      <Sample name="Coupon">
        <CouponEntry coupon={null} onApply={async () => "This coupon has ended."} onRemove={async () => undefined} />
      </Sample>
      <Sample name="Coupon that counts">
        <CouponEntry
          coupon={{ code: "HEMAT50", name: "Rp50.000 off from Rp500.000" }}
          onApply={async () => null}
          onRemove={async () => undefined}
        />
      </Sample>
      <Sample name="Agreements">
        <AgreementBoxes value={agreements} problems={["data_protection_invalid"]} onChange={setAgreements} />
      </Sample>
      <Sample name="Lines">
        <CheckoutLines lines={lines} />
      </Sample>
      <Sample name="Summary">
        <OrderSummary view={sampleCheckout} />
      </Sample>
      <Sample name="Something changed">
        <ChangeAlert changes={changesBetween(sampleCheckout, sampleCheckoutLater)} />
      </Sample>
    </>
  );
}
