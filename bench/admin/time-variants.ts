import { writeAttributes } from "#modules/catalogue/server/index.ts";
import {
  productRecordFixture,
  productState,
  skuState,
} from "#modules/catalogue/server/testing/product-record-fixture.ts";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { median } from "../measure/median.ts";
import { sendRequest } from "../servers/send-request.ts";
import type { AdminShop } from "./admin-shop.ts";

const variants = 500;
const code = "BENCHGRID";

/** Milliseconds of the editor's page of a product with so many variants, and of a save that changes every price. */
export type MeasuredVariants = { readonly variants: number; readonly open: number; readonly save: number };

export async function timeVariants(admin: AdminShop, rounds: number): Promise<MeasuredVariants> {
  const skus = await aProduct(admin);
  const page = { path: `/admin/products/${code}`, headers: admin.headers };
  const [open, save]: [number[], number[]] = [[], []];
  let version = 1;
  for (let round = 0; round < rounds; round += 1) {
    open.push(
      await timed(async () => {
        const { body } = await sendRequest(admin.shop.port, page);
        if (!body.includes(skus.at(-1) ?? "")) throw new Error("the editor's page lacks the last variant");
      }),
    );
    const changes = skus.map((sku, at) => ({ path: `skus/${sku}/price`, value: 100_000 + round * 1_000 + at }));
    save.push(
      await timed(async () => {
        version = await saved(admin, { type: "product", id: code, version, changes, key: crypto.randomUUID() });
      }),
    );
  }
  return { variants, open: median(open), save: median(save) };
}

/** A draft: what a shop's first product with many variants is. */
async function aProduct({ database }: AdminShop): Promise<string[]> {
  const values = Array.from({ length: variants }, (_, at) => `m${String(at + 1).padStart(3, "0")}`);
  await writeAttributes(database.kysely, [
    {
      code: "bench_model",
      names: inAll("Model"),
      position: 99,
      values: values.map((value) => ({ code: value, names: inAll(value) })),
    },
  ]);
  const skus = values.map((value) => `${code}-${value}`);
  const { brandCode: _brand, categoryCodes: _categories, ...state } = productState();
  await productRecordFixture(database).save({
    id: code,
    version: 0,
    changes: [
      ...Object.entries(state)
        .filter(([path]) => path !== "skus")
        .map(([path, after]) => ({ path, after: after as never })),
      ...skus.map((sku, position) => ({
        path: `skus/${sku}`,
        after: skuState({ options: { bench_model: values[position] ?? "" }, position }) as never,
      })),
    ],
  });
  return skus;
}

async function saved({ shop, headers }: AdminShop, input: object): Promise<number> {
  const query = `mutation adminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) { success version state } }`;
  const json = { operationName: "adminSaveRecord", query, variables: { input } };
  const path = "/admin/graphql?opname=adminSaveRecord";
  const { body } = await sendRequest(shop.port, { method: "POST", path, headers, json });
  const reply = JSON.parse(body.toString()).data?.adminSaveRecord;
  if (reply?.success !== true) throw new Error(`the save was answered with ${body.subarray(0, 500)}`);
  return reply.version;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
