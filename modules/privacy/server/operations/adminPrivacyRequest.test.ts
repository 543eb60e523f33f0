import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { privacyFixture } from "../testing/privacy-fixture.ts";

const { database } = await testDatabase();
const { people, recorded, request } = await privacyFixture(database);

test("MU-04 the page of a request shows the customer masked to everybody, and unproved contacts not at all", async () => {
  await aMember(database, "UANI", { firstName: "Xanthippe", email: null, mobile: "+6281250000001" });
  const id = await recorded("UANI", "correct");
  for (const who of [people.dewi, people.sari])
    expect((await request(id, who)).customer).toEqual({
      ...{ name: "X••• L•••", email: null, mobile: expect.stringMatching(/•/) },
    });
  expect(JSON.stringify(await request(id))).not.toMatch(/Xanthippe|81250000001/);
  expect(await request(id, people.mila)).toBe("FORBIDDEN");
});

test("an unknown request is null", async () => {
  expect(await request("00000000-0000-4000-8000-000000000000")).toBeNull();
  expect(await request("nothing")).toBeNull();
});
