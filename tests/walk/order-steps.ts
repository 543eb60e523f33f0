import { sql } from "kysely";
import { waiting } from "./admin.ts";
import { owner } from "./order-pages.ts";
import { type Placed, paidOrder } from "./place-order.ts";
import type { Scene, Staged, Viewer } from "./scene.ts";
import { newShopper, type Shopper } from "./shopper.ts";
import type { WalkShop } from "./walk-shop.ts";

export type Play = {
  readonly world: WalkShop;
  readonly shopper: Shopper;
  readonly otherVisitor: Viewer;
  later(): Promise<void>;
};

export type Plays = Readonly<Record<string, (play: Play) => Promise<Staged>>>;

const itemsQuery = `query getCustomOrderDetail($input: OrderCommonInput!) {
  getCustomOrderDetail(orderCommonInput: $input) { data { productList { orderItemCode count } } } }`;

/** The items of an order by their codes, as its shopper sees them. */
export async function itemsOf(shopper: Shopper, orderCode: string) {
  type Detail = { getCustomOrderDetail: { data: { productList: { orderItemCode: string; count: number }[] } } };
  const { getCustomOrderDetail } = await shopper.ask<Detail>(itemsQuery, { input: { orderCode } });
  return getCustomOrderDetail.data.productList;
}

export const ship = async ({ world }: Pick<Play, "world">, orderCode: string, most?: number) => {
  await world.letHoldPass();
  await world.admin.onOrder("adminShip", orderCode, ({ lines }) => ({
    courierCode: "JNE",
    items: waiting(lines, most),
  }));
};
export const makeReady = async ({ world }: Play, orderCode: string, most?: number) => {
  await world.letHoldPass();
  await world.admin.onOrder("adminMakeReady", orderCode, ({ lines }) => ({ items: waiting(lines, most) }));
};

/** Staff send the order to another house of the same district. */
export const correctAddress = async ({ world }: Pick<Play, "world">, orderCode: string) =>
  world.admin.onOrder("adminEditOrder", orderCode, () => ({
    items: [],
    contact: {
      ...{ firstName: "Ana", lastName: "Wijaya", mobile: "+6281234567890" },
      place: { address1: "Jalan Mawar 7", zip: "10110" },
    },
    ...{ expectedMoney: 0, expectedPoints: 0 },
  }));

export const askToCancel = async ({ shopper }: Play, orderCode: string, most?: number) => {
  const items = (await itemsOf(shopper, orderCode)).slice(0, most);
  await shopper.act(
    "mutation requestCancelOrder($input: RequestCancelInput!) { requestCancelOrder(input: $input) { success errorMessage } }",
    { input: { orderCode, items, reasonCode: "CHANGE_OF_MIND" } },
  );
};

export const parcelMoved = async ({ world }: Play, orderCode: string, status: string, more: object = {}) => {
  type Parcel = { code: string | null };
  const parcel = sql<Parcel>`select express_code as code from shipping.parcel where reference = ${orderCode}`;
  await world.until(parcel, (row) => (row?.code ?? null) !== null);
  const { code } = await world.row(parcel);
  await world.simulate(`/dev/courier/shipments/${code}/move`, { status, ...more });
  await world.until(
    sql<{ status: string }>`select status from shipping.parcel where reference = ${orderCode}`,
    (row) => row?.status !== "booked",
  );
};

/** The bank's record of a charge. */
export const inBankBooks = (world: WalkShop, { vaNumber }: Placed, status: string) =>
  sql`update simulator.charge set status = ${status} where va_number = ${vaNumber}`.execute(world.database.kysely);

/** Waits until the shop has cancelled the charge at the bank. */
export const untilClosedAtBank = (world: WalkShop, { vaNumber }: Placed): Promise<void> =>
  world.until(
    sql<{ status: string }>`select status from simulator.charge where va_number = ${vaNumber}`,
    (row) => row?.status !== "pending",
  );

/** An order the shopper has confirmed as received. */
export async function receivedOrder(play: Pick<Play, "world" | "shopper">): Promise<string> {
  const { orderCode } = await paidOrder(play.world, play.shopper);
  await ship(play, orderCode);
  await play.shopper.act(
    "mutation receiveOrder($orderCode: String!) { receiveOrder(orderCode: $orderCode) { success errorMessage } }",
    { orderCode },
  );
  return orderCode;
}

/** The same plays with a shopper of each kind. */
export const scenesOf = (noun: string, table: Plays, kind: Shopper["kind"], ages: boolean): Scene[] =>
  Object.entries(table).map(([name, make]) => ({
    name: `${noun} of a ${kind}: ${name}`,
    ...(ages ? { ages: true } : {}),
    async make(world, later) {
      const shopper = await newShopper(world, kind);
      const other = owner(await newShopper(world, "member"));
      return make({ world, shopper, otherVisitor: { ...other, who: "a member of another account" }, later });
    },
  }));
