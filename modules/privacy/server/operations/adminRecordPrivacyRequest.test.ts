import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { privacyFixture } from "../testing/privacy-fixture.ts";

const { database } = await testDatabase();
const { form, list, people, record, recorded, request } = await privacyFixture(database);
await aMember(database, "UANI", { mobile: "+6281250000001" });

test("MU-04 a request is recorded with kind, receipt, proof and deadline, and shows its customer masked", async () => {
  const id = await recorded("UANI", "export");
  expect(await request(id)).toEqual({
    ...{ id, kind: "export", customerCode: "UANI", state: "open", answer: "", closedAt: null, isOverdue: false },
    ...{ receivedAt: "2026-11-15T05:00:00.000Z", receivedBy: "phone", proof: "idCard", proofNote: "Card seen" },
    ...{ asked: "Asked by UANI", dueAt: "2026-11-18T05:00:00.000Z" },
    customer: { name: "U••• L•••", email: expect.stringContaining("•••"), mobile: expect.stringContaining("•••") },
    steps: [{ action: "recorded", by: "Name of dewi@privacy.test", field: null, channel: null }],
  });
  expect((await request(await recorded("UANI", "delete"))).dueAt).toBe("2026-11-29T05:00:00.000Z");
});

test("MU-04 nobody, a moment to come, missing or made-up words, and roles without the permission are refused, and nothing is recorded", async () => {
  const before = (await list({ view: "open" })).total;
  const asked = { ...form, code: "UANI", kind: "correct" };
  expect(await record({ ...asked, code: "UNOBODY" })).toMatchObject({ errorCode: "NO_CUSTOMER" });
  expect(await record({ ...asked, receivedAt: "2026-11-15T17:01" })).toMatchObject({ errorCode: "RECEIVED_LATER" });
  for (const wrong of [{ kind: "forget" }, { receivedBy: "account" }, { proof: "signedIn" }, { receivedAt: "today" }])
    expect(await record({ ...asked, ...wrong })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await record(asked, people.mila)).toBe("FORBIDDEN");
  expect(await list({ view: "open" }, people.mila)).toBe("FORBIDDEN");
  expect((await list({ view: "open" })).total).toBe(before);
  expect(await record(asked, people.sari)).toMatchObject({ success: true });
});
