import type { Placed } from "./buyer.ts";
import type { Buyer, Scene } from "./scene.ts";
import { waitingPieces } from "./staff-client.ts";
import { lastCharge } from "./store/bank-ledger.ts";
import { days, hours, minutes } from "./story.ts";

const account = (buyer: Buyer) => ({
  bankName: "BCA",
  accountNumber: "5270148836",
  accountHolder: `${buyer.profile.firstName} ${buyer.profile.lastName}`,
});

export { account as bankAccountOf };

/** Transfers the money; `body` overrides amount or status. */
export const transfer = (scene: Scene, { vaNumber }: Placed, body: object = {}) =>
  scene.simulate(`/dev/va/${vaNumber}/pay`, body);

/** Pays the last opened charge of any payment method. */
export const payLastCharge = async (scene: Scene) =>
  scene.simulate(`/dev/va/${await lastCharge(scene.database.kysely)}/pay`);

/** An order by virtual account that is paid an hour later. */
export async function* paidOrder(scene: Scene, buyer: Buyer, wish: Parameters<Buyer["order"]>[0] = {}) {
  const placed = await buyer.order(wish);
  yield hours(1);
  await transfer(scene, placed);
  yield minutes(20);
  return placed.orderCode;
}

/** Ships the unshipped pieces, or those of the first lines only, in one parcel. */
export async function ship({ orderStaff, settled }: Scene, orderCode: string, lines?: number): Promise<void> {
  await orderStaff.onOrder("adminShip", "AdminShipInput", orderCode, (seen) => ({
    courierCode: "JNE",
    items: waitingPieces(seen.lines, lines),
  }));
  await settled();
}

export async function makeReady({ orderStaff, settled }: Scene, orderCode: string, lines?: number): Promise<void> {
  await orderStaff.onOrder("adminMakeReady", "AdminReadyInput", orderCode, (seen) => ({
    items: waitingPieces(seen.lines, lines),
  }));
  await settled();
}

export const packIt = ({ orderStaff }: Scene, orderCode: string) =>
  orderStaff.onOrder("adminPack", "AdminSeenInput", orderCode);

/** Moves the last parcel of an order at the courier. */
export async function moveParcel(scene: Scene, orderCode: string, status: string, more: object = {}): Promise<void> {
  const { parcels } = await scene.orderStaff.order(orderCode);
  await scene.simulate(`/dev/courier/shipments/${parcels.at(-1)?.expressCode}/move`, { status, ...more });
}

/** Sends a paid order and lets the courier bring it as far as this. */
export async function* onTheRoad(scene: Scene, orderCode: string, until: readonly string[]) {
  await packIt(scene, orderCode);
  yield hours(1);
  await ship(scene, orderCode);
  for (const status of until) {
    yield hours(4);
    await moveParcel(scene, orderCode, status);
  }
}

/** The shopper confirms the delivery. */
export const receive = (buyer: Buyer, orderCode: string) =>
  buyer.act(
    "mutation receiveOrder($orderCode: String!) { receiveOrder(orderCode: $orderCode) { success errorMessage } }",
    {
      orderCode,
    },
  );

/** From the order to the confirmed delivery. */
export async function* receivedOrder(scene: Scene, buyer: Buyer, wish: Parameters<Buyer["order"]>[0] = {}) {
  const orderCode = yield* paidOrder(scene, buyer, wish);
  yield hours(5);
  yield* onTheRoad(scene, orderCode, ["picked_up", "in_transit", "out_for_delivery", "delivered"]);
  yield days(0.5);
  await receive(buyer, orderCode);
  await scene.settled();
  return orderCode;
}

type Item = { readonly orderItemCode: string; readonly count: number };

/** The lines of an order as its shopper sees them. */
export async function itemsOf(buyer: Buyer, orderCode: string): Promise<readonly Item[]> {
  const { data } = await buyer.ask<{ data: { productList: readonly Item[] } }>(
    `query getCustomOrderDetail($input: OrderCommonInput!) {
      getCustomOrderDetail(orderCommonInput: $input) { data { productList { orderItemCode count } } } }`,
    { input: { orderCode } },
  );
  return data.productList.map(({ orderItemCode, count }) => ({ orderItemCode, count }));
}
