import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productRecordFixture } from "../../testing/product-record-fixture.ts";
import { insertProducts } from "../../testing/products-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely);
const products = productRecordFixture(database);

test("a product may show pictures of this site only, and of the media library only those it has", async () => {
  await products.create("M1", {});
  const media = (url: string) =>
    products.change("M1", { media: [{ url, type: "image", focus: [10, 90], alt: { "id-ID": "Bola" } }] });
  const refused = (detail: string, problem: string) => ({
    ok: false,
    error: { problems: [{ id: "M1", path: "media", problem, detail }] },
  });
  expect(await media("https://elsewhere.example/a.jpg")).toMatchObject(refused("0/url", "invalid"));
  expect(await media("//elsewhere.example/a.jpg")).toMatchObject(refused("0/url", "invalid"));
  expect(await media("/media/gone/ball.jpg")).toMatchObject(refused("/media/gone/ball.jpg", "unknown"));
  expect(await media("/pictures/ball.webp")).toMatchObject({ ok: true });
  expect((await products.read("M1"))?.media).toEqual([
    { url: "/pictures/ball.webp", type: "image", focus: [10, 90], alt: { "id-ID": "Bola" } },
  ]);
});
