import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { identityFixture } from "../testing/identity-fixture.ts";
import { socialFixture } from "../testing/social-fixture.ts";

const { database } = await testDatabase();
const fixture = await socialFixture(database);
const text = "query queryThirdPartyChannels { queryThirdPartyChannels }";

test("SO-02 every caller gets the configured providers", async () => {
  const { body } = await fixture.post<{ queryThirdPartyChannels: string[] }>(text);
  expect(body.data?.queryThirdPartyChannels).toEqual(["google", "facebook"]);
});

test("a shop without providers has none", async () => {
  const { post } = await identityFixture(database);
  const { body } = await post<{ queryThirdPartyChannels: string[] }>(text);
  expect(body.data?.queryThirdPartyChannels).toEqual([]);
});
