import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { privacyFixture } from "../testing/privacy-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { close, people, recorded, request } = await privacyFixture(database);
await aMember(database, "UANI");

test("MU-04 a request is refused once, with what the customer was told; files and deletions are answered only by doing them", async () => {
  for (const kind of ["export", "delete"] as const) {
    const id = await recorded("UANI", kind);
    expect(await close({ id, outcome: "answered", answer: "Done elsewhere" })).toMatchObject({ errorCode: "NOT_DONE" });
    expect(await close({ id, outcome: "refused", answer: " " })).toMatchObject({ errorCode: "INVALID_INPUT" });
    expect(await close({ id, outcome: "refused", answer: "No" }, people.mila)).toBe("FORBIDDEN");
    expect(await request(id)).toMatchObject({ state: "open", answer: "" });
    const presses = Array.from({ length: 4 }, () => close({ id, outcome: "refused", answer: "The card had expired." }));
    expect((await Promise.all(presses)).filter(({ success }) => success)).toHaveLength(1);
    expect(await request(id)).toMatchObject({ state: "refused", answer: "The card had expired." });
    expect((await request(id)).steps.map(({ action }: { action: string }) => action)).toEqual(["recorded", "refused"]);
  }
});
