import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { joinFixture } from "../testing/join-fixture.ts";

const { database } = await testDatabase();
const { memory, post } = await joinFixture(database);

const clubInfo = async () =>
  (
    await post<{ queryClubInfo: object }>(
      "query queryClubInfo { queryClubInfo { name linkBonusPoints consentVersion siteUrl } }",
    )
  ).body.data?.queryClubInfo;
const siteUrl = "http://club.test/club";

test("queryClubInfo answers anyone with the club's name, bonus and consent version", async () => {
  expect(await clubInfo()).toEqual({ name: "MAPCLUB", linkBonusPoints: 100, consentVersion: "1", siteUrl });
});

test("queryClubInfo answers the address of the club's site alone while the club does not answer", async () => {
  memory.fault(() => "before");
  expect(await clubInfo()).toEqual({ name: null, linkBonusPoints: null, consentVersion: null, siteUrl });
});
