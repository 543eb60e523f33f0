import { expect, test } from "vitest";
import { locales } from "../../core/locale.ts";
import { ApiError, createApi } from "../../graphql/client.ts";
import { failureText } from "./failure-text.ts";

const fallback = "That did not work. Please try again.";

/** The rejection of a call for this response. */
async function problemOf(reply: () => Promise<Response>): Promise<unknown> {
  const settings = { endpoint: "/graphql", token: () => null, locale: () => "en-US", originAlias: "shop" };
  const api = createApi({ ...settings, fetch: reply });
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
])("1A-13 the documented text is shown with the page's own text: %s", async (_case, reply, text) => {
  expect(failureText(fallback, await problemOf(reply), "en-US")).toBe(`${fallback} (${text})`);
});

test("1A-13 every language has the documented texts; an error that is no failed call keeps the page's text", () => {
  for (const message of ["Internal server error.", "There was an error. Please try again later."]) {
    const messages = locales.map((locale) => failureText(fallback, new ApiError(message), locale));
    expect(new Set(messages).size).toBe(locales.length);
  }
  expect(failureText(fallback, new Error("a mistake of ours"), "en-US")).toBe(fallback);
  expect(failureText(fallback, new ApiError(fallback), "en-US")).toBe(fallback);
});
