import { beforeEach, expect, test } from "vitest";
import type { TypedDocument } from "./client.ts";
import { createExecutor } from "./executor.ts";
import { inProcessApi } from "./in-process-api.ts";
import { joinSchemas } from "./join-schemas.ts";
import { query } from "./operation.ts";
import { ofItsSource, stamped, stillStands, unstamped } from "./stamps.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";

const sdl = `
  type Thing { name: String! words: [String!]! parts: [Part!]! }
  type Part { owner: String! }
  extend type Query { thing: Thing quiet: Thing plain: Thing }`;

let shelf: string;
const again = async () => {
  if (shelf === "away") throw new Error("no database");
  return shelf;
};
let parts: object[];
beforeEach(() => {
  shelf = "first";
  parts = [];
});

const thing = () => ({ name: shelf, parts });
const executor = createExecutor(
  joinSchemas([
    moduleOf("things", sdl, {
      Query: {
        thing: query({
          access: "anyone",
          stamped: true,
          run: (_context, _input, give) => {
            give({ words: shelf, again });
            return thing();
          },
        }),
        quiet: query({ access: "anyone", stamped: true, run: thing }),
        plain: query({ access: "anyone", sameForEveryone: true, run: thing }),
      },
      Thing: {
        words: stamped(async ({ name }: { name: string }, _args: unknown, _context, give) => {
          give(ofItsSource);
          return [name];
        }),
      },
      Part: { owner: unstamped(() => "somebody") },
    }),
  ]),
  { report: () => undefined },
);

const api = inProcessApi(executor, requestContext({}));
async function stampsOf(text: string) {
  const document = { name: "Ask", text: `query Ask ${text}` } as TypedDocument<object, Record<string, never>>;
  return api.stampsOf(await api(document, {}));
}

test("an answer stands while the database uses the same words", async () => {
  const stamps = await stampsOf("{ thing { name words } again: thing { name } }");
  expect(stamps?.map(({ words }) => words)).toEqual(["first", "first", ""]);
  expect(await stillStands(stamps ?? [])).toBe(true);
  shelf = "second";
  expect(await stillStands(stamps ?? [])).toBe(false);
});

test("what cannot be asked does not stand", async () => {
  const stamps = await stampsOf("{ thing { name } }");
  shelf = "away";
  expect(await stillStands(stamps ?? [])).toBe(false);
});

test("an answer has no stamps when a part of it gives none", async () => {
  expect(await stampsOf("{ thing { name } quiet { name } }")).toBeNull();
  expect(await stampsOf("{ thing { name } plain { name } }")).toBeNull();
  expect(await stampsOf("{ thing { parts { owner } } }")).not.toBeNull();
  parts = [{}];
  expect(await stampsOf("{ thing { parts { owner } } }")).toBeNull();
});
