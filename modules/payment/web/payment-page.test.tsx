import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { payStatusCodes } from "../contract/wire/pay-status-codes.ts";
import en from "./messages/en-US.json" with { type: "json" };
import type { PaymentModel } from "./payment-model.ts";
import { PaymentPage } from "./payment-page.tsx";

const waiting: PaymentModel = {
  orderCode: "BB2222222222",
  payStatus: payStatusCodes.unpaid,
  open: true,
  preparing: false,
  refused: false,
  payable: true,
  wrongAmount: null,
  totalAmount: 2_321_400,
  paymentMethodName: "BCA Virtual Account",
  paymentType: "VA",
  paymentVia: null,
  imageUrl: "/bca.svg",
  vaNumber: null,
  billerCode: null,
  qrText: null,
  redirectUrl: null,
  expiresAt: null,
  now: "2026-11-15T03:00:00Z",
  email: null,
};

const render = (change: Partial<PaymentModel>): string =>
  renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => en}>
      <MemoryRouter>
        <PaymentPage
          payment={{ ...waiting, ...change }}
          detailsPath="/order"
          payAgainPath="/order"
          outOfTouch={false}
          onTimeOver={() => undefined}
        />
      </MemoryRouter>
    </TextProvider>,
  );

/** The page's values of a payment, by their labels. */
function factsOf(change: Partial<PaymentModel>): Record<string, string> {
  const facts = render(change).matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g);
  return Object.fromEntries([...facts].map(([, name = "", value = ""]) => [name, value.replace(/<[^>]*>/g, "")]));
}

test("1A-15 a payment for several orders names them all and states that they are paid together", () => {
  const codes = ["BB2222222222", "BB3333333333", "BB4444444444"];
  expect(factsOf({ orderCode: codes.join(",") })).toMatchObject({
    "Order number": codes.join(", "),
    "Paid together": "3 orders, Rp2.321.400 in one payment",
    "Total amount": "Rp2.321.400",
  });
  expect(factsOf({})).not.toHaveProperty("Paid together");
});

test("1A-07 the order's mail is mentioned where it has the page's content, and never beside a refund or a closed payment", () => {
  const named = (change: Partial<PaymentModel>) =>
    render({ email: "ana@mail.example", ...change }).includes("ana@mail.example");
  expect([named({}), named({ payStatus: payStatusCodes.paid, open: false })]).toEqual([true, true]);
  const { refunding, refunded } = payStatusCodes;
  const others = [
    { payStatus: refunding },
    { payStatus: refunded },
    { wrongAmount: { received: 1, state: "review", needsAccount: false } },
    { refused: true },
    { payable: false },
  ];
  expect(others.filter((change) => named({ open: false, ...change }))).toEqual([]);
});
