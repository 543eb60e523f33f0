import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { type ConvertImage, imageConverter } from "./convert-image.ts";
import { imageRoutes } from "./image-routes.ts";
import { type ImageService, type ImageServiceOptions, openImageService } from "./image-service.ts";

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

let folder: string;
let app: FastifyInstance;
let images: ImageService;
let conversions: number;

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** The path is sent exactly as written; fetch would normalize `..`. */
function send(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: "127.0.0.1", port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject).end();
  });
}

async function serve(options: Partial<ImageServiceOptions> = {}): Promise<void> {
  const real = imageConverter({ maxPixels: options.maxPixels ?? 4_000_000 });
  const counting: ConvertImage = (conversion) => {
    conversions += 1;
    return real(conversion);
  };
  const cacheFolder = join(folder, "cache");
  const root = join(folder, "root");
  images = await openImageService({
    roots: [root],
    cacheFolder,
    clock: systemClock,
    ids: systemIds,
    convert: counting,
    ...options,
  });
  app = Fastify();
  await app.register(imageRoutes, { images });
  await app.listen({ host: "127.0.0.1", port: 0 });
}

beforeEach(async () => {
  conversions = 0;
  folder = await mkdtemp(join(tmpdir(), "images-"));
  await mkdir(join(folder, "root/toys"), { recursive: true });
  await picture(1000, 500, "#c4321f").png().toFile(join(folder, "root/toys/castle.png"));
  await picture(300, 200, "#0e5b45").webp().toFile(join(folder, "root/ball.webp"));
  await picture(300, 200, "#000").png().toFile(join(folder, "secret.png"));
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe("a picture that exists", () => {
  beforeEach(() => serve());

  test.each([
    ["webp", "image/webp", "webp"],
    ["avif", "image/avif", "heif"],
    ["jpg", "image/jpeg", "jpeg"],
    ["png", "image/png", "png"],
  ])("comes as %s with its own content type", async (format, type, decoded) => {
    const response = await send(`/img/w400/toys/castle.${format}`);
    expect([response.status, response.headers["content-type"]]).toEqual([200, type]);
    expect(await sharp(response.body).metadata()).toMatchObject({ format: decoded, width: 400, height: 200 });
  });

  test("is never enlarged", async () => {
    const response = await send("/img/w1920/ball.webp");
    expect(await sharp(response.body).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  test("is 1200 by 630 for link previews: a wide one is cropped, any other is centred on its edge colours", async () => {
    await picture(500, 500, "#c4321f").png().toFile(join(folder, "root/square.png"));
    for (const name of ["toys/castle", "square", "ball"]) {
      const response = await send(`/img/share/${name}.jpg`);
      expect([response.status, response.headers["content-type"]]).toEqual([200, "image/jpeg"]);
      expect(await sharp(response.body).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    }
    const { body } = await send("/img/share/square.png");
    const corner = await sharp(body).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([0xc4, 0x32, 0x1f]);
  });

  test("is cacheable for a year with its exact version, and only for minutes otherwise", async () => {
    const exact = images.library.url("toys/castle.png", 400, "webp");
    expect(exact).toMatch(/^\/img\/w400\/toys\/castle\.webp\?v=[\w-]{12}$/);
    expect((await send(exact)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await send("/img/w400/toys/castle.webp")).headers["cache-control"]).toBe("public, max-age=300");
    expect((await send("/img/w400/toys/castle.webp?v=old")).headers["cache-control"]).toBe("public, max-age=300");
  });

  test("is answered 304 to a client that has it", async () => {
    const etag = String((await send("/img/w160/ball.webp")).headers.etag);
    for (const known of [etag, `"other", W/${etag}`]) {
      const response = await send("/img/w160/ball.webp", { "if-none-match": known });
      expect([response.status, response.body.length, response.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await send("/img/w160/ball.webp", { "if-none-match": '"other"' })).status).toBe(200);
    expect((await send("/img/w240/ball.webp")).headers.etag).not.toBe(etag);
  });

  test("answers HEAD with the same headers and no body", async () => {
    const get = await send("/img/w160/ball.webp");
    const head = await send("/img/w160/ball.webp", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers["content-length"]).toBe(String(get.body.length));
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test("is converted once for concurrent first requests", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => send("/img/w640/toys/castle.webp")));
    expect(responses.map((response) => response.status)).toEqual(Array(20).fill(200));
    await send("/img/w640/toys/castle.webp");
    expect(conversions).toBe(1);
  });

  test("has a new version, a new tag and new bytes after its file was replaced", async () => {
    const before = await send("/img/w160/ball.webp");
    const url = images.library.url("ball", 160, "webp");
    await picture(300, 200, "#ffc83d").webp().toFile(join(folder, "root/ball.webp"));
    await utimes(join(folder, "root/ball.webp"), 2_000_000_000, 2_000_000_000);
    const after = await send(url);
    expect(after.headers["cache-control"]).toBe("public, max-age=300");
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body.equals(before.body)).toBe(false);
    expect(images.library.url("ball", 160, "webp")).not.toBe(url);
  });
});

describe("what is refused", () => {
  beforeEach(() => serve({ maxPixels: 1_000_000 }));

  test.each([
    ["/img/w401/toys/castle.webp", "This width is not offered"],
    ["/img/w0400/toys/castle.webp", "This width is not offered"],
    ["/img/w/toys/castle.webp", "This width is not offered"],
    ["/img/w99999999/toys/castle.webp", "This width is not offered"],
    ["/img/w400/toys/castle.gif", "This format is not offered"],
    ["/img/w400/toys/castle.WEBP", "This format is not offered"],
    ["/img/w400/toys/castle", "This format is not offered"],
    ["/img/w400/.webp", "This format is not offered"],
    ["/img/castle.webp", "Ask for /img/w{width}/{name}.{format} or /img/share/{name}.jpg"],
    ["/img/w400/../secret.webp", "This is not a picture name"],
    ["/img/w400/toys/../../secret.webp", "This is not a picture name"],
    ["/img/w400/%2e%2e/secret.webp", "This is not a picture name"],
    ["/img/w400/..%2fsecret.webp", "This is not a picture name"],
    ["/img/w400/%252e%252e/secret.webp", "This is not a picture name"],
    ["/img/w400/..\\secret.webp", "This is not a picture name"],
    ["/img/w400//etc/passwd.webp", "This is not a picture name"],
    ["/img/w400/toys/castle%00.webp", "This is not a picture name"],
    ["/img/w400/.hidden.webp", "This is not a picture name"],
    [`/img/w400/${"a".repeat(201)}.webp`, "This is not a picture name"],
  ])("%s", async (path, text) => {
    const response = await send(path);
    expect([response.status, response.body.toString()]).toEqual([400, text]);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("a picture that is not there, and a folder", async () => {
    await mkdir(join(folder, "root/folder.png"));
    expect((await send("/img/w400/toys/nothing.webp")).status).toBe(404);
    expect((await send("/img/w400/folder.webp")).status).toBe(404);
  });

  test("a link that leads out of the folder", async () => {
    await symlink(join(folder, "secret.png"), join(folder, "root/link.png"));
    await symlink(folder, join(folder, "root/up"));
    expect((await send("/img/w400/link.webp")).status).toBe(404);
    expect((await send("/img/w400/up/secret.webp")).status).toBe(404);
  });

  test("an SVG or a text disguised as a bitmap, without running the decoder", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
    await writeFile(join(folder, "root/drawing.png"), svg);
    await writeFile(join(folder, "root/short.png"), "hi");
    expect((await send("/img/w400/drawing.webp")).status).toBe(404);
    expect((await send("/img/w400/short.webp")).status).toBe(404);
    expect(conversions).toBe(0);
  });

  test("a decompression bomb, and a truncated file", async () => {
    const bomb = await picture(2000, 1000, "#fff").png().toBuffer();
    await writeFile(join(folder, "root/bomb.png"), bomb);
    await writeFile(join(folder, "root/cut.png"), bomb.subarray(0, 60));
    expect((await send("/img/w400/bomb.webp")).status).toBe(404);
    expect((await send("/img/w400/cut.webp")).status).toBe(404);
  });
});

test("a source above the size limit counts as absent", async () => {
  await serve({ maxSourceBytes: 100 });
  expect((await send("/img/w400/toys/castle.webp")).status).toBe(404);
});

test("with a full queue the next request is asked to retry", async () => {
  const pending: (() => void)[] = [];
  const slow: ConvertImage = ({ source }) => new Promise((resolve) => pending.push(() => resolve(source)));
  await serve({ convert: slow, parallel: 1, waiting: 1 });
  const first = send("/img/w96/ball.webp");
  while (pending.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const others = ["160", "240"].map((width) => send(`/img/w${width}/ball.webp`));
  const turnedAway = await Promise.race(others);
  expect([turnedAway.status, turnedAway.headers["retry-after"]]).toEqual([503, "1"]);
  pending.shift()?.();
  expect((await first).status).toBe(200);
  while (pending.length === 0) await new Promise((resolve) => setImmediate(resolve));
  pending.shift()?.();
  expect((await Promise.all(others)).map((response) => response.status).sort()).toEqual([200, 503]);
});

test("finished pictures survive a restart", async () => {
  await serve();
  await send("/img/w96/ball.webp");
  await app.close();
  await serve();
  expect((await send("/img/w96/ball.webp")).status).toBe(200);
  expect(conversions).toBe(1);
  expect((await readdir(join(folder, "cache"))).length).toBe(1);
});
