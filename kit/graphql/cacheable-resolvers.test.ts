import { beforeEach, expect, test } from "vitest";
import { isFresh } from "../cache/validators.ts";
import { sourceValidator, uncacheable, validated } from "./cacheable-resolvers.ts";
import type { TypedDocument } from "./client.ts";
import { createExecutor } from "./executor.ts";
import { inProcessApi } from "./in-process-api.ts";
import { joinSchemas } from "./join-schemas.ts";
import { query } from "./operation.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";

const sdl = `
  type Thing { name: String! words: [String!]! parts: [Part!]! }
  type Part { owner: String! }
  extend type Query { thing: Thing quiet: Thing plain: Thing }`;

let stored: string;
const recheckStored = async () => {
  if (stored === "away") throw new Error("no database");
  return stored;
};
let parts: object[];
beforeEach(() => {
  stored = "first";
  parts = [];
});

const thing = () => ({ name: stored, parts });
const executor = createExecutor(
  joinSchemas([
    moduleOf("things", sdl, {
      Query: {
        thing: query({
          access: "anyone",
          validated: true,
          run: (_context, _input, addValidator) => {
            addValidator({ fingerprint: stored, recheck: recheckStored });
            return thing();
          },
        }),
        quiet: query({ access: "anyone", validated: true, run: thing }),
        plain: query({ access: "anyone", publiclyCacheable: true, run: thing }),
      },
      Thing: {
        words: validated(async ({ name }: { name: string }, _args: unknown, _context, addValidator) => {
          addValidator(sourceValidator);
          return [name];
        }),
      },
      Part: { owner: uncacheable(() => "somebody") },
    }),
  ]),
  { report: () => undefined },
);

const api = inProcessApi(executor, requestContext({}));
async function validatorsOf(text: string) {
  const document = { name: "Ask", text: `query Ask ${text}` } as TypedDocument<object, Record<string, never>>;
  return api.validatorsOf(await api(document, {}));
}

test("a response is fresh while every fingerprint is the same", async () => {
  const validators = await validatorsOf("{ thing { name words } again: thing { name } }");
  expect(validators?.map(({ fingerprint }) => fingerprint)).toEqual(["first", "first", ""]);
  expect(await isFresh(validators ?? [])).toBe(true);
  stored = "second";
  expect(await isFresh(validators ?? [])).toBe(false);
});

test("a recheck that fails counts as a change", async () => {
  const validators = await validatorsOf("{ thing { name } }");
  stored = "away";
  expect(await isFresh(validators ?? [])).toBe(false);
});

test("a response has no validators when a part of it adds none", async () => {
  expect(await validatorsOf("{ thing { name } quiet { name } }")).toBeNull();
  expect(await validatorsOf("{ thing { name } plain { name } }")).toBeNull();
  expect(await validatorsOf("{ thing { parts { owner } } }")).not.toBeNull();
  parts = [{}];
  expect(await validatorsOf("{ thing { parts { owner } } }")).toBeNull();
});
