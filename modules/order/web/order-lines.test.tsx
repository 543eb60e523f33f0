import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import en from "./messages/en-US.json" with { type: "json" };
import { OrderLines } from "./order-lines.tsx";
import { guestPlace, memberPlace, type OrderDetailModel, type OrderPlace } from "./order-model.ts";

const line = (number: number, returnCode: string | null) => ({
  orderItemCode: `BB2222222222-${number}`,
  productCode: "BALL",
  skuCode: "BALL-A",
  skuName: `Ball ${number}`,
  image: null,
  count: 2,
  amount: 270_000,
  sellPrice: 150_000,
  productAmount: 300_000,
  listAmount: 300_000,
  isGift: false,
  sentCount: 2,
  cancelledCount: 0,
  cancellingCount: 0,
  cancellableCount: 0,
  returnableCount: 1,
  returnCode,
  afterSaleStatus: returnCode && "10",
  afterSaleStatusStr: returnCode && "Return requested",
  attributes: [],
});

const render = (place: OrderPlace) => {
  const order = {
    orderCode: "BB2222222222",
    orderStatus: "51",
    distributionType: "11",
    productList: [line(1, "RT3333333333"), line(2, null)],
  } as unknown as OrderDetailModel;
  return renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => en}>
      <MemoryRouter>
        <OrderLines order={order} place={place} />
      </MemoryRouter>
    </TextProvider>,
  );
};

test("OR-06 a returned product links to its return, with its state; others do not", () => {
  const html = render(memberPlace);
  expect(html.match(/Return\/refund detail/g)).toHaveLength(1);
  expect(html).toContain('href="/account/order/detail/BB2222222222/RT3333333333"');
  expect(html).toContain("Return requested");
  expect(render(guestPlace)).toContain('href="/order/detail/BB2222222222/RT3333333333"');
});
