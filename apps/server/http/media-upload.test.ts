import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { folderStorage } from "#adapters/media-storage/local-folder/folder-storage.ts";
import { systemIds } from "#kit/core/ids.ts";
import { listening } from "#kit/graphql/testing/listening.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { largestVideo } from "#modules/media/contract/constants.ts";
import { mediaIndex } from "#modules/media/server/index.ts";
import { aPicture } from "#modules/media/server/testing/media-fixture.ts";
import { anMp4 } from "#modules/media/server/testing/video-files.ts";
import { staffRoles } from "#modules/staff/contract/roles.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { mediaPictures } from "../media/open-media.ts";
import { mediaFiles } from "./media-files.ts";
import { mediaUpload } from "./media-upload.ts";

const { database } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), "upload-"));
const staff = await staffFixture(database);
const storage = folderStorage({ folder: join(folder, "media"), ids: systemIds });
const uploads = join(folder, "uploads");
const media = { ...staff.deps, storage, usage: async () => [], cleanPicture: mediaPictures() };
const index = mediaIndex({ database, log: () => undefined, onReplaced: () => undefined });
const { url, server } = await listening(
  mediaUpload({
    media,
    origin: "https://admin.shop.test",
    folder: uploads,
    contextOf: (request) => requestContext({ locale: request.headers["accept-language"] === "id" ? "id-ID" : "en-US" }),
  }),
  mediaFiles({ index, storage }),
);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
const catalogue = await staff.signedIn("catalogue@upload.test", "catalogue");
const from = { origin: "https://admin.shop.test", "content-type": "application/octet-stream" };

type Reply = {
  errorCode?: string;
  errorMessage?: string;
  isKnown?: boolean;
  item: { id: string; url: string; path: string };
};
async function send(
  body: Buffer,
  query = "name=castle.png",
  headers: Record<string, string> = catalogue,
  path = "",
  method = "POST",
) {
  const response = await sendRaw(`${url}/admin/media/files${path}?${query}`, {
    method,
    headers: { ...from, ...headers },
    body,
  });
  return { status: response.status, reply: (response.text === "" ? {} : JSON.parse(response.text)) as Reply };
}

test("MM-01 a file sent as raw bytes is in the library, answered with its address, and served from there", async () => {
  const { status, reply } = await send(await aPicture("#123456").png().toBuffer(), "name=Kastil%20merah.png");
  expect(status).toBe(201);
  expect(reply.item.path).toMatch(/^\/media\/[a-z0-9]{12}\/kastil-merah\.png$/);
  const served = await sendRaw(url + reply.item.url);
  expect(served.status).toBe(200);
  expect(served.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect((await sendRaw(url + reply.item.path)).headers["cache-control"]).toBe("public, max-age=300");
  const again = await sendRaw(url + reply.item.url, { headers: { "if-none-match": String(served.headers.etag) } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test("MM-02 refused files are answered with their name and a sentence in the sender's language; an identical one with the item", async () => {
  const text = Buffer.from("no picture at all, but long enough to be looked at");
  expect(await send(text)).toEqual({
    status: 415,
    reply: {
      errorCode: "NOT_A_PICTURE",
      errorMessage: "This is no JPEG, PNG, WebP or AVIF picture and no MP4 or WebM video.",
    },
  });
  const indonesian = await send(text, "name=x", { ...catalogue, "accept-language": "id" });
  expect(indonesian.reply.errorMessage).toContain("bukan gambar");
  expect(await send(Buffer.alloc(0))).toMatchObject({ status: 415 });
  const cut = (await aPicture("#0f0f0f", 300, 300).png().toBuffer()).subarray(0, 90);
  expect(await send(cut)).toMatchObject({ status: 422, reply: { errorCode: "BROKEN" } });
  const content = await aPicture("#abcdef").png().toBuffer();
  const first = await send(content);
  expect(await send(content)).toMatchObject({
    status: 200,
    reply: { isKnown: true, item: { id: first.reply.item.id } },
  });
});

test("MM-02 a file that is announced as too large is refused before its body is read", async () => {
  const headers = { ...from, ...catalogue, "content-length": String(largestVideo + 1) };
  const response = await sendRaw(`${url}/admin/media/files?name=x`, { method: "POST", headers }).catch(() => null);
  expect([413, undefined]).toContain(response?.status);
  if (response) expect(JSON.parse(response.text)).toMatchObject({ errorCode: "TOO_LARGE" });
});

test("MF-03 only staff who may edit media can upload, from a page of the back office, and nothing is received from others", async () => {
  const content = await aPicture("#0a0b0c").png().toBuffer();
  const found: Record<string, number> = {};
  for (const role of staffRoles) {
    const headers = await staff.signedIn(`${role}@upload.test`.toLowerCase().replace("catalogue@", "other@"), role);
    found[role] = (await send(content, "name=x", headers)).status;
  }
  expect(found).toEqual({
    admin: 201,
    catalogue: 200,
    marketing: 200,
    orderDesk: 403,
    storeStaff: 403,
    support: 403,
    finance: 403,
  });
  expect((await send(content, "name=x", {})).status).toBe(401);
  expect((await send(content, "name=x", { cookie: "admin=guessed" })).status).toBe(401);
  expect((await send(content, "name=x", { ...catalogue, origin: "https://evil.test" })).status).toBe(403);
  expect((await send(content, "name=x", { ...catalogue, origin: "https://evil.test" }, "/never", "PUT")).status).toBe(
    403,
  );
});

test("MM-04 a replaced picture is served at the same address, and the old version is never cached for long again", async () => {
  const before = (await send(await aPicture("#111111").png().toBuffer())).reply.item;
  const next = await aPicture("#eeeeee", 90, 30).png().toBuffer();
  const { status, reply } = await send(next, "version=1", catalogue, `/${before.id}`, "PUT");
  expect([status, reply.item.path]).toEqual([200, before.path]);
  expect(reply.item.url).not.toBe(before.url);
  const [now, old] = [await sendRaw(url + reply.item.url), await sendRaw(url + before.url)];
  expect(old.body.equals(now.body)).toBe(true);
  expect([now.headers["cache-control"], old.headers["cache-control"]]).toEqual([
    "public, max-age=31536000, immutable",
    "public, max-age=300",
  ]);
});

test("MM-01 videos are served in ranges", async () => {
  const film = anMp4({ width: 640, height: 360 });
  const { item } = (await send(film, "name=clip.mp4")).reply;
  const whole = await sendRaw(url + item.url);
  expect([whole.headers["content-type"], whole.headers["accept-ranges"], whole.body.length]).toEqual([
    "video/mp4",
    "bytes",
    film.length,
  ]);
  const part = await sendRaw(url + item.url, { headers: { range: "bytes=10-29" } });
  expect([part.status, part.headers["content-range"]]).toEqual([206, `bytes 10-29/${film.length}`]);
  expect(part.body.equals(whole.body.subarray(10, 30))).toBe(true);
  const late = await sendRaw(url + item.url, { headers: { range: `bytes=${film.length}-` } });
  expect([late.status, late.headers["content-range"]]).toEqual([416, `bytes */${film.length}`]);
  const changed = await sendRaw(url + item.url, { headers: { range: "bytes=10-29", "if-range": '"another"' } });
  expect([changed.status, changed.body.length]).toEqual([200, film.length]);
  const head = await sendRaw(url + item.url, { method: "HEAD" });
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, String(film.length), 0]);
});

test("an address that names no file, or another name of one, is not found", async () => {
  const { item } = (await send(await aPicture("#a1b2c3").png().toBuffer())).reply;
  for (const path of [
    "/media/never/castle.png",
    item.path.replace("castle", "tower"),
    `${item.path}x`,
    "/media/x/..%2fx",
  ]) {
    expect((await sendRaw(url + path)).status, path).toBe(404);
  }
});

test("no temporary file stays behind", async () => {
  await expect.poll(() => readdir(uploads)).toEqual([]);
});
