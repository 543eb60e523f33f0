import { expect, test } from "vitest";
import { mostInOneFile, sitemapFiles } from "./sitemap-files.ts";
import type { SitemapSource } from "./sitemap-source.ts";

/** Numbered addresses, and the most that were ever read at once. */
function numbered(name: string, total: number): SitemapSource & { asked: number[] } {
  const requests: number[] = [];
  return {
    name,
    tags: [`tag of ${name}`],
    asked: requests,
    count: async () => total,
    async *read(place, limit) {
      requests.push(limit);
      for (let at = place; at < Math.min(total, place + limit); at += 1) yield { path: `/${name}/${at}` };
    },
  };
}

const paths = (body: string | Uint8Array | undefined) =>
  [...String(body).matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path]) => path);

test("a hundred thousand addresses are distributed over files so that each is in exactly one", async () => {
  const many = numbered("many", 100_000);
  const files = sitemapFiles("https://shop.example", [many, numbered("none", 0), numbered("few", 3)]);
  const index = await files.index();
  const names = paths(index.body).map((path) => /^\/sitemaps\/(.+)\.xml$/.exec(path ?? "")?.[1] ?? "");
  expect(names).toHaveLength(51);
  expect(names.at(-1)).toBe("few-1");
  expect(index.tags).toEqual(["tag of many", "tag of none", "tag of few"]);
  const listed: (string | undefined)[] = [];
  for (const name of names) {
    const inFile = paths((await files.file(name))?.body);
    expect(inFile.length).toBeLessThanOrEqual(50_000);
    listed.push(...inFile);
  }
  expect([listed.length, new Set(listed).size]).toEqual([100_003, 100_003]);
  expect(Math.max(...many.asked)).toBe(mostInOneFile);
});

test("a file that is not in the index does not exist", async () => {
  const files = sitemapFiles("https://shop.example", [numbered("few", 3)]);
  for (const name of ["few-2", "few-0", "few", "few-01", "other-1", "few-1.xml", "../few-1", "few-9999999"]) {
    expect([name, await files.file(name)]).toEqual([name, null]);
  }
  expect((await files.file("few-1"))?.tags).toEqual(["tag of few"]);
});
