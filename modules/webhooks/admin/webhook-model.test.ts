import { expect, test } from "vitest";
import { answerText, endpointState, logAddress, readLog } from "./webhook-model.ts";

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ");

test("an endpoint is on with a secret alone", () => {
  expect(endpointState({ enabled: true, secretSince: null })).toBe("NO_SECRET");
  expect(endpointState({ enabled: true, secretSince: "2026-11-15T10:00:00Z" })).toBe("ON");
  expect(endpointState({ enabled: false, secretSince: null })).toBe("OFF");
});

test("an answer is its status and time, or why there was none", () => {
  expect(answerText({ responseStatus: 200, problem: null, durationMs: 35 }, t)).toBe("answered 200 35");
  expect(answerText({ responseStatus: null, problem: "TIMED_OUT", durationMs: 10_000 }, t)).toBe("problem_TIMED_OUT");
  for (const problem of ["SECRET_UNREADABLE", "NO_RESULT"])
    expect(answerText({ responseStatus: null, problem, durationMs: null }, t)).toBe(`problem_${problem}`);
  expect(answerText({ responseStatus: null, problem: "NO_RECEIVER", durationMs: 0 }, t)).toBe("problem_other");
  expect(answerText({ responseStatus: null, problem: null, durationMs: null }, t)).toBe("");
});

test("the log's address is read back as it was written", () => {
  expect(logAddress("erp", null)).toBe("/admin/webhooks/erp");
  const address = logAddress("erp", "FAILED", "12");
  expect(address).toBe("/admin/webhooks/erp?status=FAILED&before=12");
  expect(readLog(new URL(address, "https://shop.test").searchParams)).toEqual({ status: "FAILED", before: "12" });
  expect(readLog(new URLSearchParams("status=LOST&before=x"))).toEqual({ status: null, before: null });
});
