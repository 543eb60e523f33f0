import { expect, test } from "vitest";
import { locales } from "../../core/locale.ts";
import { ApiError, createApi } from "../../graphql/client.ts";
import { failureText } from "./failure-text.ts";

const words = "That did not work. Please try again.";

/** The rejection of a call for this response. */
async function problemOf(answer: () => Promise<Response>): Promise<unknown> {
  const settings = { endpoint: "/graphql", token: () => null, locale: () => "en-US", originAlias: "shop" };
  const api = createApi({ ...settings, fetch: answer });
  return api({ name: "thing", text: "query thing { thing }" }).catch((problem: unknown) => problem);
}

test.each([
  ["a network that fails", () => Promise.reject(new TypeError("offline")), "Internal server error."],
  [
    "an answer without a message",
    async () => new Response("", { status: 503 }),
    "There was an error. Please try again later.",
  ],
  [
    "the server's message",
    async () => Response.json({ message: "Closed for stocktaking." }, { status: 500 }),
    "Closed for stocktaking.",
  ],
  [
    "the first of several GraphQL errors",
    async () => Response.json({ errors: [{ message: "First." }, { message: "Second." }] }),
    "First.",
  ],
  ["a GraphQL error without a message", async () => Response.json({ errors: [{}] }), "Error"],
])("1A-13 the documented text stands beside the page's own words: %s", async (_case, answer, text) => {
  expect(failureText(words, await problemOf(answer), "en-US")).toBe(`${words} (${text})`);
});

test("1A-13 every language has the documented texts; an error that is no failed call keeps the page's text", () => {
  for (const message of ["Internal server error.", "There was an error. Please try again later."]) {
    const told = locales.map((locale) => failureText(words, new ApiError(message), locale));
    expect(new Set(told).size).toBe(locales.length);
  }
  expect(failureText(words, new Error("a mistake of ours"), "en-US")).toBe(words);
  expect(failureText(words, new ApiError(words), "en-US")).toBe(words);
});
