import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { saveSources, saveStock } from "#modules/inventory/server/index.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { adminClient, pickupAt, type StaffHeaders } from "./admin-client.ts";

type PickedLine = {
  orderCode: string;
  shelf: string;
  item: string;
  skuCode: string;
  pieces: number;
  picked: number;
  name: string | null;
};

const label = (skuCode: string) => ({
  skuCode,
  productCode: "P",
  name: "Racket",
  options: "Blue",
  barcode: "8990003",
  picture: null,
});

/** A warehouse and two stores, with balls and bricks on their shelves. */
export async function pickFixture() {
  // Like the catalogue, the stub needs a connection of the pool.
  const client = await adminClient((database) => {
    const read = () => sql`select`.execute(database.kysely);
    return {
      skus: {
        async identify(typed) {
          await read();
          return new Map(typed.filter((code) => code === "8990003").map((code) => [code, "RACKET-A"]));
        },
        async describe(codes) {
          await read();
          return new Map(codes.map((code) => [code, label(code)]));
        },
      },
    };
  });
  const { database, orders, staff, orderDesk, mutate, query, paidOrder } = client;
  const db = database.kysely;
  await saveSources(db, [
    { code: "WH01", kind: "warehouse", name: "Jakarta", priority: 1 },
    { code: "1001", kind: "store", name: "Senayan" },
    { code: "1002", kind: "store", name: "Kelapa Gading" },
  ]);
  const stocked = ["WH01", "1001", "1002"].flatMap((sourceCode) =>
    ["BALL-A", "BRICK-A", "SOCK-A"].map((skuCode) => ({ skuCode, sourceCode, quantity: 50 })),
  );
  await saveStock(db, stocked);
  const storeStaff = await staff.signedIn("store@staff.test", "storeStaff");
  await sql`update staff.account set store_code = '1001' where email = 'store@staff.test'`.execute(db);
  return {
    ...client,
    storeStaff,
    /** Each order is placed a minute after the one before. */
    async paidOrder(change: Parameters<typeof paidOrder>[0]) {
      orders.clock.advance(60_000);
      return paidOrder(change);
    },
    lines: [aLine({ quantity: 2 }), aLine({ skuCode: "BRICK-A", barcode: "8990002", name: "Brick", quantity: 1 })],
    fetchedAt: (code: string) => ({ ...aDraft(), ...pickupAt(code), sourceCode: code }),
    shelf: (skuCode: string, shelf: string, sourceCode = "WH01") =>
      sql`update inventory.stock set shelf = ${shelf}
        where sku_code = ${skuCode} and source_code = ${sourceCode}`.execute(db),
    list: (sourceCode: string | null, headers: StaffHeaders = orderDesk) =>
      query(
        `query adminPickList($place: String) { adminPickList(sourceCode: $place) { place places { code }
          orders { orderCode mayPack } lines { orderCode shelf item skuCode pieces picked name } } }`,
        { place: sourceCode },
        headers,
      ) as Promise<{
        place: string;
        places: { code: string }[];
        orders: { orderCode: string; mayPack: boolean }[];
        lines: PickedLine[];
      }>,
    scan: (code: string, sourceCode = "WH01", headers: StaffHeaders = orderDesk, key: string = randomUUID()) =>
      mutate("adminPickPiece", { key, sourceCode, code }, headers),
  };
}
