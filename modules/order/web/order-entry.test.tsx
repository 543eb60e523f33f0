import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import en from "./messages/en-US.json" with { type: "json" };
import { OrderEntry } from "./order-entry.tsx";
import { guestPlace, type OrderEntryModel } from "./order-model.ts";

const unpaid: OrderEntryModel = {
  orderCode: "BB2222222222",
  orderDate: "2026-11-15T03:00:00Z",
  orderStatus: "21",
  orderStatusStr: "Awaiting payment",
  distributionType: "11",
  amount: 448_781,
  scheduleCancelTime: null,
  operationList: [{ type: "payOrder", value: "1" }],
  orderReceiveOut: { distributionTypeName: "Home delivery" },
  productList: [],
  paidTogether: null,
};

/** Its words, without the marks between them, and the text of its one button. */
function render(change: Partial<OrderEntryModel>) {
  const html = renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => en}>
      <MemoryRouter>
        <OrderEntry order={{ ...unpaid, ...change }} place={guestPlace} />
      </MemoryRouter>
    </TextProvider>,
  );
  const textOf = (part: string) =>
    part
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  return { text: textOf(html), button: textOf(/<a [\s\S]*<\/a>/.exec(html)?.[0] ?? "") };
}

test("1A-15 the card of an order that is paid for with others shows it, and its button has the sum of all", () => {
  const orders = ["BB2222222222", "BB3333333333", "BB4444444444"].map((orderCode) => ({ orderCode }));
  const together = render({ paidTogether: { amount: 2_321_400, orders } as OrderEntryModel["paidTogether"] });
  expect(together.text).toContain("3 orders are paid for together: Rp2.321.400 in one payment.");
  expect(together.button).toBe("Pay Rp2.321.400 for 3 orders");
  expect(together.text).toContain("Rp448.781");
  const alone = render({});
  expect(alone.text).not.toContain("together");
  expect(alone.button).toBe("Continue to pay");
});
