import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loopbackClamd } from "#adapters/malware/testing/loopback-clamd.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { placeOrders } from "#modules/order/server/index.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { ordersWithoutListeners } from "#modules/order/server/testing/orders-without-listeners.ts";
import { purgePhotos } from "#modules/returns/server/index.ts";
import { eicar } from "#modules/returns/server/ports/malware-scanner.contract.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const clamd = await loopbackClamd();
afterAll(clamd.close);
const env = { CLAMD_URL: `tcp://${clamd.host}:${clamd.port}` };
const shop = await startTestShop({ databaseUrl: url, env });

async function guest() {
  const query = "mutation guestInit { guestInit { data { userAuthToken } } }";
  const { body } = await shop.post<{ guestInit: { data: { userAuthToken: string } } }>({ query });
  const { rows } = await sql<{ id: string }>`
    select guest_id as id from identity.session order by created_at desc limit 1`.execute(database.kysely);
  return {
    headers: { authorization: `Bearer ${body.data?.guestInit.data.userAuthToken}` },
    owner: `guest:${rows[0]?.id}`,
  };
}

const [ani, budi] = [await guest(), await guest()];
let order = "";
let picture: Buffer;
beforeAll(async () => {
  const draft = aDraft({ owner: ani.owner, paymentReference: "PHOTOS" });
  const [placed] = await inTransaction(database, (trx) =>
    placeOrders(trx, ordersWithoutListeners, [draft], new Date()),
  );
  order = placed?.orderCode ?? "";
  picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#c33" } })
    .withExif({ IFD3: { GPSLatitudeRef: "S" } })
    .jpeg()
    .toBuffer();
});

const send = (headers: Record<string, string>, body: Buffer = picture, code = order) =>
  sendRaw(`${shop.address}/return-photos?order=${code}`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", ...headers },
    body,
  });
const stored = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from returns.photo`.execute(database.kysely)).rows[0]
    ?.count;

test("a picture of one's own order is stored, and only its owner sees it, uncached", async () => {
  const sent = await send(ani.headers);
  expect(sent.status).toBe(201);
  const { id } = JSON.parse(sent.text) as { id: string };
  const seen = await shop.get(`/return-photos/${id}`, { headers: ani.headers });
  expect([seen.status, seen.headers["content-type"], seen.headers["cache-control"]]).toEqual([
    200,
    "image/jpeg",
    "no-store",
  ]);
  for (const headers of [budi.headers, {}]) {
    expect((await shop.get(`/return-photos/${id}`, { headers })).status).toBe(404);
  }
  expect((await shop.get("/return-photos/not-an-id", { headers: ani.headers })).status).toBe(404);
  expect((await shop.get(`/img/w320/return-photos/${id}.jpg`)).status).toBe(404);
});

test("ASVS 5.4.3 a picture with malware is refused and not stored, and the log reports it", async () => {
  const [before, scanned] = [await stored(), clamd.state.scanned];
  const { status, text } = await send(ani.headers, Buffer.concat([picture, Buffer.from(eicar)]));
  expect([status, JSON.parse(text)]).toEqual([422, { errorCode: "MALWARE_FOUND" }]);
  expect([await stored(), clamd.state.scanned]).toEqual([before, scanned + 1]);
  expect(shop.logged()).toContain('"event":"malware","operation":"returnPhoto"');
  // A caller without such an order gets no response of the scanner and causes no scan.
  expect((await send(budi.headers, Buffer.from(eicar))).status).toBe(404);
  expect(clamd.state.scanned).toBe(scanned + 1);
});

test("ASVS 5.4.3 while the scanner is down no picture is accepted; its owner may send it again later", async () => {
  const before = await stored();
  clamd.state.misbehaves = "hangsUp";
  const refused = await send(ani.headers);
  clamd.state.misbehaves = "none";
  expect([refused.status, JSON.parse(refused.text)]).toEqual([503, { errorCode: "SCANNER_UNAVAILABLE" }]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(await stored()).toBe(before);
  expect(shop.logged()).toContain("a photograph could not be scanned for malware");
  expect((await send(ani.headers)).status).toBe(201);
});

test("refused uploads store nothing: foreign orders, other sites, no pictures, too many bytes", async () => {
  const before = await stored();
  expect((await send(budi.headers)).status).toBe(404);
  expect((await send({})).status).toBe(404);
  expect((await send(ani.headers, picture, "BB2222222222")).status).toBe(404);
  expect((await send({ ...ani.headers, origin: "https://evil.example" })).status).toBe(403);
  expect((await send(ani.headers, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).status).toBe(415);
  expect((await send({ ...ani.headers, "content-type": "text/plain" })).status).toBe(415);
  expect((await send({ ...ani.headers, "content-length": String(11 * 1024 * 1024) }, Buffer.alloc(1024))).status).toBe(
    413,
  );
  expect(await stored()).toBe(before);
});

test("one owner cannot fill the disk: pending pictures and uploads per hour are limited", async () => {
  const replies = [];
  for (let count = 0; count < 42; count += 1) replies.push((await send(ani.headers)).status);
  expect(await stored()).toBe(20);
  expect(replies.at(-1)).toBe(429);
  expect((await send(ani.headers)).headers["retry-after"]).toMatch(/^\d+$/);
});

test("pictures without a return are deleted after a day, all others after a year", async () => {
  const day = 86_400_000;
  await sql`insert into returns.return_order (code, order_code, owner, status, reason, money, points, freight, deducted, created_at)
    values ('RT2222222222', ${order}, ${ani.owner}, '10', 'OTHER', 1, 0, 0, 0, now())`.execute(database.kysely);
  await sql`update returns.photo set return_code = 'RT2222222222', place = 1
    where id = (select id from returns.photo limit 1)`.execute(database.kysely);
  const before = await stored();
  // Both sides of the day limit: the pictures were uploaded within the last minutes.
  await sql`update returns.photo set created_at = now()`.execute(database.kysely);
  await purgePhotos(database.kysely, new Date(Date.now() + day - 60_000));
  expect(await stored()).toBe(before);
  await purgePhotos(database.kysely, new Date(Date.now() + day + 60_000));
  expect(await stored()).toBe(1);
  await purgePhotos(database.kysely, new Date(Date.now() + 365 * day - 60_000));
  expect(await stored()).toBe(1);
  await purgePhotos(database.kysely, new Date(Date.now() + 365 * day + 60_000));
  expect(await stored()).toBe(0);
});
