import { sql } from "kysely";
import { expect, test } from "vitest";
import { loopbackS3 } from "#adapters/media-storage/testing/loopback-s3.ts";
import { systemClock, testClock } from "#kit/core/clock.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { aPicture } from "#modules/media/server/testing/media-fixture.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url: databaseUrl, database } = await shopDatabase();
const account = { keyId: "SHOPKEY", secret: "a-secret-of-the-store", region: "us-east-1", clock: systemClock };
const s3 = await loopbackS3(account);
const staff = await staffFixture(database, () => [], testClock(new Date()));
const env = {
  SHOP_SECRET: staff.deps.secret,
  MEDIA_STORE_URL: s3.url,
  MEDIA_STORE_KEY_ID: account.keyId,
  MEDIA_STORE_SECRET: account.secret,
};
const shops = [await startTestShop({ databaseUrl, env }), await startTestShop({ databaseUrl, env })];
const [first, second] = shops as [(typeof shops)[0], (typeof shops)[0]];
const headers = { ...(await staff.signedIn("catalogue@pages.test", "catalogue")), "content-type": "image/png" };
const patient = { timeout: 120_000 };

type Item = { id: string; path: string; url: string };
async function send(method: "POST" | "PUT", path: string, body: Buffer): Promise<Item> {
  const { text, status } = await sendRaw(`${first.address}/admin/media/files${path}`, { method, headers, body });
  if (status >= 300) throw new Error(text);
  return (JSON.parse(text) as { item: Item }).item;
}
/** The version with which the product's page names its picture, on each node. */
const versionsOn = ({ path }: Item) =>
  Promise.all(
    shops.map(async (shop) => {
      const name = path.slice(1).replace(/\.png$/, "");
      const { text } = await shop.get("/pdp/BTR1025");
      return new RegExp(`/img/w\\d+/${name}\\.webp\\?v=([\\w-]{12})`).exec(text)?.[1] ?? null;
    }),
  );
const versionOf = ({ url }: Item) => url.split("v=")[1];

test("MM-03 MM-04 a picture in an S3-compatible store is on the product's page in all sizes; replaced, it changes on every node, and its uses are known", async () => {
  const item = await send("POST", "?name=castle.png", await aPicture("#c1440e", 800, 600).png().toBuffer());
  expect([...s3.stored.keys()]).toHaveLength(1);
  const media = JSON.stringify([{ url: item.path, type: "image" }]);
  await sql`update catalogue.product set media = ${media}::jsonb where code = 'BTR1025'`.execute(database.kysely);
  await expect.poll(() => versionsOn(item), patient).toEqual([versionOf(item), versionOf(item)]);

  const small = (shop: typeof first, { url }: Item) => shop.get(`/img/w96${url.replace(".png", ".webp")}`);
  const before = await small(second, item);
  expect([before.status, before.headers["content-type"], before.headers["cache-control"]]).toEqual([
    200,
    "image/webp",
    "public, max-age=31536000, immutable",
  ]);

  const replaced = await send("PUT", `/${item.id}?version=1`, await aPicture("#1f7a8c", 800, 600).png().toBuffer());
  expect(replaced.path).toBe(item.path);
  await expect.poll(() => versionsOn(item), patient).toEqual([versionOf(replaced), versionOf(replaced)]);
  const after = await small(second, replaced);
  expect(after.status).toBe(200);
  expect(after.body.equals(before.body)).toBe(false);

  const query = `query adminMediaItem($id: String!) { adminMediaItem(id: $id) { uses { kind code } } }`;
  const { body } = await first.postToAdmin<{ adminMediaItem: unknown }>({
    query,
    variables: { id: item.id },
    headers: { cookie: headers.cookie },
  });
  expect(body.data?.adminMediaItem).toEqual({ uses: [{ kind: "product", code: "BTR1025" }] });
});

test("MM-03 while the store is down pictures are requested again later, and pages are served", async () => {
  const item = await send("POST", "?name=ball.png", await aPicture("#445566", 300, 300).png().toBuffer());
  s3.answerWith(503);
  const picture = await first.get(`/img/w320${item.url.replace(".png", ".webp")}`);
  expect([picture.status, picture.headers["retry-after"]]).toEqual([503, "1"]);
  expect((await first.get(item.url)).status).toBe(503);
  expect((await first.get("/pdp/BTR1025")).status).toBe(200);
  s3.answerWith("usual");
  expect((await first.get(`/img/w320${item.url.replace(".png", ".webp")}`)).status).toBe(200);
});
