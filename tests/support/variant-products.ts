import { connect } from "#kit/postgres/connect.ts";
import { writeAttributes } from "#modules/catalogue/server/index.ts";
import { productRecordFixture } from "#modules/catalogue/server/testing/product-record-fixture.ts";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { runSettings } from "./run-settings.ts";

/** Saves a draft with so many variants, as the back office does; answers its SKUs in the order of the grid. */
export async function aProductWithVariants(code: string, count: number): Promise<string[]> {
  const database = connect(runSettings().databaseUrl, { maxConnections: 2 });
  try {
    const values = Array.from({ length: count }, (_, at) => `m${String(at + 1).padStart(3, "0")}`);
    await writeAttributes(database.kysely, [
      {
        code: "j_model",
        names: inAll("Model"),
        position: 99,
        values: values.map((value) => ({ code: value, names: inAll(value) })),
      },
    ]);
    const skus = values.map((value) => `${code}-${value}`);
    await productRecordFixture(database).create(code, {
      ...{ brandCode: undefined, categoryCodes: undefined, media: undefined, names: inAll(`Models ${code}`) },
      skus: Object.fromEntries(
        skus.map((sku, position) => [sku, { options: { j_model: values[position] ?? "" }, position }]),
      ),
    } as Parameters<ReturnType<typeof productRecordFixture>["create"]>[1]);
    return skus;
  } finally {
    await database.close();
  }
}
