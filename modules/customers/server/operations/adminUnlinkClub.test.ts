import { expect, test } from "vitest";
import { clubLinkFixture, wrong } from "../testing/club-link-fixture.ts";

const { act, linkOf, people, readOut } = await clubLinkFixture();

test("MU-03 five wrong codes end a code, and the customer stays linked; a right one unlinks once for parallel presses", async () => {
  await act("adminLinkClub", "UANI", await readOut("UANI"));
  const ended = await readOut("UANI");
  for (const _ of [1, 2, 3, 4, 5]) await act("adminUnlinkClub", "UANI", wrong(ended));
  expect((await act("adminUnlinkClub", "UANI", ended)).code).toBe("OTP_TOO_MANY");
  expect(await linkOf("UANI")).toEqual(["MC-ANI"]);
  const code = await readOut("UANI");
  const replies = await Promise.all([1, 2, 3].map(() => act("adminUnlinkClub", "UANI", code)));
  expect(replies.filter((reply) => reply.code === "200")).toHaveLength(1);
  expect(await linkOf("UANI")).toEqual([]);
  expect((await act("adminUnlinkClub", "UANI", code)).code).toBe("NOT_LINKED");
  expect((await act("adminUnlinkClub", "UBUD", "1234")).code).toBe("NOT_LINKED");
  expect(await act("adminUnlinkClub", "UANI", "1234", people.sari)).toBe("FORBIDDEN");
});
