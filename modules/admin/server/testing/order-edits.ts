import { tiered } from "#modules/order/server/testing/cancel-requests-fixture.ts";
import type { adminClient, StaffHeaders } from "./admin-client.ts";

type Client = Awaited<ReturnType<typeof adminClient>>;
type Seen = { readonly orderCode: string; readonly version: string };
type Pieces = readonly (readonly [number: number, quantity: number])[];
type Wish = { readonly off?: Pieces; readonly contact?: object; readonly version?: string };

const itemsOf = (pieces: Pieces) => pieces.map(([number, quantity]) => ({ number, quantity }));

/** Sari moves next door: the district stays. */
export const nextDoor = {
  firstName: "Sari",
  lastName: "Wijaya",
  mobile: "0812 9999 0000",
  place: { address1: "Jl. Melati 7", zip: "12811" },
};

/** Previews and edits of orders, as the page of an order makes them. */
export function orderEdits({ query, outcome, mutate, orders, seen, orderDesk }: Client) {
  let count = 0;
  const preview = ({ orderCode, version }: Seen, { off = [], contact }: Wish, headers: StaffHeaders = orderDesk) =>
    query(
      `query adminOrderEdit($input: AdminOrderEditInput!) { adminOrderEdit(input: $input) {
        refusal isOutdated isCash totalBefore totalAfter lines { number before after }
        refund { goods freight fee money points deductions { kind name amount } gifts { name quantity } }
        contactBefore { lastName mobile address1 zip } contactAfter { lastName mobile address1 zip } } }`,
      { input: { orderCode, version, items: itemsOf(off), ...(contact ? { contact } : {}) } },
      headers,
    );
  const input = ({ orderCode, version }: Seen, { off = [], contact }: Wish, expectedMoney = 0) => ({
    ...{ orderCode, version, items: itemsOf(off), expectedMoney, expectedPoints: 0 },
    ...(off.length > 0 ? { reasonCode: "WRONG_ITEM" } : {}),
    ...(contact ? { contact } : {}),
  });
  return {
    preview,
    /** What became of an edit whose preview showed this much money. */
    edit: (order: Seen, wish: Wish, money = 0, headers: StaffHeaders = orderDesk) =>
      outcome("adminEditOrder", input(order, wish, money), headers),
    reply: (order: Seen, wish: Wish, money = 0, headers: StaffHeaders = orderDesk) =>
      mutate("adminEditOrder", input(order, wish, money), headers),
    /** A paid order of two lines of two balls each, with Rp 60.000 off from Rp 600.000 on: Rp 558.000. */
    async tieredOrder(): Promise<Seen> {
      count += 1;
      const paymentReference = `TIERED-${count}`;
      const [orderCode = ""] = await orders.placed(tiered({ paymentReference }));
      await orders.pay(await orders.open(paymentReference, 558_000));
      return { orderCode, version: (await seen(orderCode)).version };
    },
  };
}
