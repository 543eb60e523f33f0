import { expect, test } from "vitest";
import { readCallback } from "./callback.ts";

const verdict = (query: string) => readCallback(new URLSearchParams(query));

test.each([
  ["PY-01", "vpc_TxnResponseCode=0"],
  ["PY-02", "STATUSCODE=0000"],
  ["PY-03", "d_status=0"],
  ["PY-04", "status_code=200"],
])("%s %s is success", (_id, query) => {
  expect(verdict(`order=1&${query}&x=y`)).toBe("success");
});

test.each([
  "",
  "order=1",
  "vpc_TxnResponseCode=1",
  "vpc_TxnResponseCode=00",
  "STATUSCODE=0",
  "STATUSCODE=5511",
  "d_status=1",
  "status_code=202",
  "status_code=",
  "STATUS_CODE=200",
  "statuscode=0000",
])("PY-05 anything else, such as %j, is not", (query) => {
  expect(verdict(query)).toBe("failure");
});

test("D-49 several orders must all be successful", () => {
  expect(verdict("vpc_TxnResponseCode=0&STATUSCODE=0000&d_status=0&status_code=200")).toBe("success");
  expect(verdict("vpc_TxnResponseCode=0&STATUSCODE=5511")).toBe("failure");
  expect(verdict("status_code=200&status_code=202")).toBe("failure");
});

test("D-49 Midtrans' 201 waits, unless another gateway's parameter is present", () => {
  expect(verdict("status_code=201")).toBe("pending");
  expect(verdict("status_code=201&d_status=0")).toBe("failure");
});
