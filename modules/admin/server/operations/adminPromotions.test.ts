import { expect, test } from "vitest";
import { noSegmentAudience } from "#modules/notification/server/testing/no-segment-audience.ts";
import { adminClient } from "../testing/admin-client.ts";

const { staff, query, outcome } = await adminClient({
  audience: { size: async () => 7, next: async () => [], ofSegment: noSegmentAudience },
});
const marketing = await staff.signedIn("mira@staff.test", "marketing");
const text = `query adminPromotions { adminPromotions { audience sent { title path by doneAt } } }`;

test("marketing sees how many members agreed to offers, and the offers sent so far; the order desk does not", async () => {
  expect(await query(text)).toBe("FORBIDDEN");
  expect(await query(text, {}, marketing)).toEqual({ audience: 7, sent: [] });
  const input = { key: crypto.randomUUID(), title: "Half price", text: "Until Sunday.", path: "/contact-us" };
  expect(await outcome("adminSendPromotion", input, marketing)).toBe("DONE");
  expect((await query(text, {}, marketing)).sent).toEqual([
    { title: "Half price", path: "/contact-us", by: "Name of mira@staff.test", doneAt: null },
  ]);
});
