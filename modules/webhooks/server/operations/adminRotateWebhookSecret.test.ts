import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { webhookCalls } from "../testing/webhook-calls.ts";
import { isSignedBy } from "../testing/webhook-receiver.ts";

const { database } = await testDatabase();
const { staff, erp, added, list, rotate, tried } = await webhookCalls(database);

test("MX-05 a secret is shown once and signs from then on; the former one signs too for a day", async () => {
  await added("secret");
  expect(await tried("secret")).toMatchObject({ errorCode: "NO_SECRET" });
  const first = await rotate("secret");
  expect(first.data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(first.data.formerUntil).toBeNull();
  const second = await rotate("secret");
  expect(new Date(second.data.formerUntil).getTime() - staff.clock.now().getTime()).toBe(24 * 3_600_000);
  expect(second.data.secret).not.toBe(first.data.secret);
  expect(await rotate("unknown")).toMatchObject({ success: false, errorCode: "NOT_FOUND" });
  const row = (await list()).find(({ code }: { code: string }) => code === "secret");
  expect(row).toMatchObject({ formerSecretUntil: second.data.formerUntil });
  expect(JSON.stringify(await list())).not.toContain("whsec_");
  await tried("secret");
  const last = erp.received.at(-1);
  if (!last) throw new Error("nothing was received");
  expect([isSignedBy(first.data.secret, last), isSignedBy(second.data.secret, last)]).toEqual([true, true]);
  const rotated = await Promise.all([1, 2, 3, 4].map(() => rotate("secret")));
  expect(rotated.map(({ success }) => success)).toEqual([true, true, true, true]);
});
