import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "all" } });

const ancestorsOf = (policy: unknown) => /(?:^|;\s*)frame-ancestors ([^;]+)/.exec(String(policy))?.[1] ?? null;

test.each([
  "/",
  "/page/privacy-policy",
  "/robots.txt",
  "/sitemap.xml",
  "/favicon.ico",
  "/healthz",
  "/img/w320/nothing-here.jpg",
  "/club",
  "/club/set-pin",
  "/no-such-page-at-all",
  "/return-photos/nothing",
  "/assets/nothing.js",
])("ASVS 3.4.6 the response to %s forbids framing by any site", async (path) => {
  const { headers } = await shop.get(path);
  expect(ancestorsOf(headers["content-security-policy"])).toBe("'none'");
});

test("ASVS 3.4.6 API responses carry it too, refusals included, and each has one policy", async () => {
  const query = "query queryClubInfo { queryClubInfo { __typename } }";
  const replies = [
    await shop.post({ query }),
    await shop.post({ query }),
    await shop.post({ query: "query nothing { nothing }" }),
    await shop.postToClub({ query: "query clubInfo { clubInfo { __typename } }" }),
    await shop.get("/graphql", { method: "DELETE" }),
  ];
  for (const { headers } of replies) expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
});
