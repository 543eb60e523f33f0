import { expect, test } from "vitest";
import { answerType } from "./media-type.ts";

const own = "application/graphql-response+json; charset=utf-8";
const json = "application/json; charset=utf-8";

test.each([
  [undefined, json],
  ["*/*", json],
  ["application/graphql-response+json, application/json", own],
  ["application/json, application/graphql-response+json", json],
  ["text/html, Application/GraphQL-Response+JSON;charset=utf-8", own],
  ["application/graphql-response+json; charset=iso-8859-1, application/*;q=0.1", json],
])("a client that accepts %s gets %s", (accept, type) => {
  expect(answerType(accept)).toBe(type);
});
