import { describe, expect, test } from "vitest";
import { httpClub } from "#adapters/loyalty-club/http-club.ts";
import { aClubMember } from "#apps/club/testing/club-member-fixture.ts";
import { systemClock } from "#kit/core/clock.ts";
import { clubContract } from "#modules/loyalty/server/ports/club.contract.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { database, url } = await shopDatabase();
const token = "a-token-that-only-the-shop-and-its-club-know";
const running = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "club", SHOP_CLUB_TOKEN: token } });
const endpoint = `${running.address}/loyalty/graphql`;

describe("the real club over its endpoint", () => {
  clubContract({
    club: httpClub({ url: endpoint, token, clock: systemClock, timeoutMs: 120_000 }),
    async aMember() {
      const known = { password: "Klub-kita7", pin: "246810" };
      return { ...(await aClubMember(database, known)), ...known };
    },
  });
});

test("with another token only the club's public text is returned", async () => {
  const unauthorised = httpClub({ url: endpoint, token: `${token}-of-somebody-else`, clock: systemClock });
  expect((await unauthorised.info()).ok).toBe(true);
  expect(await unauthorised.account("MC10000001")).toEqual({ ok: false, error: { code: "CLUB_UNREACHABLE" } });
});
