import { expect, test } from "vitest";
import { type Api, ApiError, type TypedDocument } from "#kit/graphql/client.ts";
import { clubCaller } from "./club-caller.ts";

const document: TypedDocument<{ answer: string }, { mobile: string }> = { name: "ask", text: "query ask { answer }" };
const failing = (error: unknown) => clubCaller((() => Promise.reject(error)) as unknown as Api);

test("SO-08 the club's caller passes the variables on and returns the data", async () => {
  const requests: unknown[] = [];
  const call = clubCaller((async (...given: unknown[]) => {
    requests.push(...given);
    return { answer: "yes" };
  }) as unknown as Api);
  expect(await call(document, { mobile: "+62811" })).toEqual({ data: { answer: "yes" }, errors: [] });
  expect(requests).toEqual([document, { mobile: "+62811" }]);
});

test("SO-08 it returns the list of errors instead of throwing", async () => {
  const error = new ApiError("Internal server error.", 503, "CLUB_UNREACHABLE");
  expect(await failing(error)(document, { mobile: "" })).toEqual({ data: null, errors: [error] });
  const { errors } = await failing(new TypeError("no connection"))(document, { mobile: "" });
  expect(errors[0]?.message).toBe("TypeError: no connection");
});

test("SO-08 it hides the error about a new member", async () => {
  const { data, errors } = await failing(new ApiError("New member detected"))(document, { mobile: "" });
  expect([data, errors]).toEqual([null, []]);
});
