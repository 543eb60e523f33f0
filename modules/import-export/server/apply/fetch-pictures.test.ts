import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { ok } from "#kit/core/result.ts";
import { importFixture } from "../testing/import-fixture.ts";

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  if (request.url === "/gone.jpg") response.writeHead(404).end();
  else response.writeHead(200, { "content-type": "image/jpeg" }).end(`picture ${request.url}`);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;
const address = (name: string) => `http://127.0.0.1:${port}/${name}`;

const { database, work, upload, preview, apply, find, rows, testProducts, endOf } = await importFixture();
const pictures = {
  database,
  clock: systemClock,
  store: {
    add: async ({ name, bytes }: { name: string; bytes: Buffer }) => ok({ path: `/media/${bytes.length}/${name}` }),
  },
  isAllowed: (host: string, asksFor: number) => host === "127.0.0.1" && asksFor === port,
};

async function imported(text: string): Promise<string> {
  const id = await upload(text);
  for (const step of [preview, apply]) {
    const workId = await step(id);
    await expect.poll(() => endOf(workId), { timeout: 30_000 }).toBe("done");
  }
  return id;
}

test("MI-02 pictures are fetched once when an import is applied; failed or non-public ones are left out and reported", async () => {
  await work(pictures);
  const urls = [address("a.jpg"), address("gone.jpg"), "http://10.0.0.1/secret.jpg", address("b.jpg")];
  const text = `product_code,status,pictures\nBALL,draft,${urls.join(" ")}\n`;
  const id = await imported(text);
  const media = [
    { url: "/media/14/a.jpg", type: "image" },
    { url: "/media/14/b.jpg", type: "image" },
  ];
  expect((await testProducts()).BALL).toEqual({ status: "draft", media });
  const failed = (await find(id))?.notes.failedPictures as { url: string; code: string }[];
  expect(failed.toSorted((one, other) => (one.url < other.url ? -1 : 1))).toEqual([
    { url: "http://10.0.0.1/secret.jpg", code: "NOT_PUBLIC" },
    { url: address("gone.jpg"), code: "REFUSED" },
  ]);
  const again = await upload(`product_code,pictures\nBALL,${address("a.jpg")} ${address("b.jpg")}\n`);
  const workId = await preview(again);
  await expect.poll(() => endOf(workId)).toBe("done");
  expect(await rows(again)).toMatchObject([{ recordId: "BALL", outcome: "unchanged", pictures: [] }]);
  expect(asked.filter((url) => url === "/a.jpg")).toHaveLength(1);
});

test("MI-02 a URL with a broken percent encoding is fetched, and the file is named by the raw text", async () => {
  await work(pictures);
  await imported(`product_code,status,pictures\nBAT,draft,${address("100%25.jpg")} ${address("50%.jpg")}\n`);
  expect((await testProducts()).BAT).toMatchObject({
    media: [{ url: "/media/19/100%.jpg" }, { url: "/media/16/50%.jpg" }],
  });
});
