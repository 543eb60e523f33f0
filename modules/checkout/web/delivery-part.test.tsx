import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import type { CheckoutReceiver } from "../contract/delivery.ts";
import { aCheckoutView } from "../contract/testing/a-checkout-view.ts";
import { DeliveryPart } from "./delivery-part.tsx";
import en from "./messages/en-US.json" with { type: "json" };
import type { CheckoutState } from "./use-checkout.ts";

const ani: CheckoutReceiver = { firstName: "Ani", lastName: "Lestari", mobile: "+6281234567890", email: null };

/** The fields of the pickup person, with their values. */
function receiverFields(me: CheckoutReceiver | null, receiver: CheckoutReceiver | null = null) {
  const view = aCheckoutView({ isGuest: me === null, delivery: { type: "storePickup", storeCode: null, receiver } });
  const checkout = { view, deliveryType: "storePickup" } as CheckoutState;
  const html = renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => en}>
      <MemoryRouter>
        <DeliveryPart checkout={checkout} book={[]} email="" me={me} error={null} billing={null} />
      </MemoryRouter>
    </TextProvider>,
  );
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
    / name="([^"]*)"/.exec(input)?.[1],
    / value="([^"]*)"/.exec(input)?.[1] ?? "",
  ]);
  return Object.fromEntries(inputs) as Record<string, string>;
}

test("1A-08 the pickup person of a member's order is pre-filled with the member; a guest and a chosen receiver are kept", () => {
  expect(receiverFields(ani)).toMatchObject({ firstName: "Ani", lastName: "Lestari", mobile: "81234567890" });
  expect(receiverFields(null)).toMatchObject({ firstName: "", lastName: "", mobile: "" });
  const chosen = { ...ani, firstName: "Budi" };
  expect(receiverFields(ani, chosen)).not.toHaveProperty("firstName");
});
