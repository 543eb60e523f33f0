import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { testClock } from "../core/clock.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { operation, query } from "./operation.ts";
import { Refused, SessionInvalid } from "./refused.ts";
import { aGuest, aMember, requestContext } from "./testing/request-context.ts";

const clock = testClock(new Date("2026-01-02T03:04:05.000Z"));
const timestamp = "2026-01-02T03:04:05.000Z";
const texts = (english: string, indonesian = english) => ({
  "en-US": english,
  "id-ID": indonesian,
  "vi-VN": english,
  "zh-CN": english,
});

const greet = operation({
  access: "anyone",
  clock,
  input: v.object({ name: v.pipe(v.string(), v.minLength(1, "Please enter your name")), age: v.optional(v.number()) }),
  run: async (_context, input): Promise<Result<string, { code: "UNKNOWN" } | { code: "LOCKED"; left: number }>> => {
    if (input.name === "nobody") return fail({ code: "UNKNOWN" });
    if (input.name === "locked") return fail({ code: "LOCKED", left: 2 });
    return ok(`Hello ${input.name}`);
  },
  failures: {
    UNKNOWN: texts("We do not know you.", "Kami tidak mengenal Anda."),
    LOCKED: ({ left }) => texts(`${left} tries left.`),
  },
});

describe("the standard reply", () => {
  test("EN-47 a success carries success, message, timestamp, errorMessage, errorCode and data", async () => {
    expect(await greet(null, { name: "Ana" }, requestContext())).toEqual({
      success: true,
      code: "200",
      message: null,
      timestamp,
      errorMessage: null,
      errorCode: null,
      data: "Hello Ana",
    });
  });

  test("EN-47 an expected failure carries its code and its text, and never the code 200", async () => {
    expect(await greet(null, { name: "nobody" }, requestContext())).toEqual({
      success: false,
      code: "UNKNOWN",
      message: "We do not know you.",
      timestamp,
      errorMessage: "We do not know you.",
      errorCode: "UNKNOWN",
      data: null,
    });
  });

  test("the text is in the caller's language", async () => {
    const reply = await greet(null, { name: "nobody" }, requestContext({ locale: "id-ID" }));
    expect(reply.errorMessage).toBe("Kami tidak mengenal Anda.");
  });

  test("a missing translation falls back to English", async () => {
    const untranslated = operation({
      access: "anyone",
      run: async () => fail({ code: "NO" }),
      failures: { NO: texts("No.", "") },
    });
    const reply = await untranslated(null, {}, requestContext({ locale: "id-ID" }));
    expect(reply.errorMessage).toBe("No.");
  });

  test("a text may include details of the failure", async () => {
    const reply = await greet(null, { name: "locked" }, requestContext());
    expect(reply.errorMessage).toBe("2 tries left.");
  });

  test("a success may have its own message", async () => {
    const thank = operation({ access: "anyone", message: texts("Thank you."), run: async () => ok(1), failures: {} });
    expect(await thank(null, {}, requestContext())).toMatchObject({ success: true, message: "Thank you.", data: 1 });
  });

  test("a flat wire shape is made from the reply and the failure", async () => {
    const flat = operation({
      access: "anyone",
      run: async (
        _context,
        input: { wrong: boolean },
      ): Promise<Result<{ points: number }, { code: "PIN"; left: number }>> =>
        input.wrong ? fail({ code: "PIN", left: 4 }) : ok({ points: 7 }),
      failures: { PIN: texts("Wrong.") },
      wire: (reply, error) => ({
        code: reply.code,
        points: reply.data?.points ?? null,
        left: error?.code === "PIN" ? error.left : null,
      }),
    });
    expect(await flat(null, { wrong: false }, requestContext())).toEqual({ code: "200", points: 7, left: null });
    expect(await flat(null, { wrong: true }, requestContext())).toEqual({ code: "PIN", points: null, left: 4 });
  });
});

describe("input", () => {
  test("an invalid value answers INVALID_INPUT with the rule's own text", async () => {
    const reply = await greet(null, { name: "" }, requestContext());
    expect(reply).toMatchObject({ success: false, errorCode: "INVALID_INPUT", errorMessage: "Please enter your name" });
  });

  test("a rule without a text names the field, in the caller's language", async () => {
    const english = await greet(null, { name: "Ana", age: "ten" }, requestContext());
    const indonesian = await greet(null, { name: "Ana", age: "ten" }, requestContext({ locale: "id-ID" }));
    expect(english.errorMessage).toBe('Please check the field "age".');
    expect(indonesian.errorMessage).toBe('Silakan periksa kolom "age".');
  });

  test("the operation does not run on invalid input", async () => {
    let runs = 0;
    const counted = operation({
      access: "anyone",
      input: v.object({ n: v.number() }),
      run: async () => ok(++runs),
      failures: {},
    });
    await counted(null, { n: "x" }, requestContext());
    expect(runs).toBe(0);
  });
});

describe("access", () => {
  const callers = { anonymous: { kind: "anonymous" }, guest: aGuest, member: aMember } as const;
  const allowed = {
    anyone: ["anonymous", "guest", "member"],
    session: ["guest", "member"],
    member: ["member"],
  } as const;

  for (const access of ["anyone", "session", "member"] as const) {
    for (const name of ["anonymous", "guest", "member"] as const) {
      const may = (allowed[access] as readonly string[]).includes(name);
      test(`access "${access}" ${may ? "lets in" : "refuses"} a caller who is ${name}`, async () => {
        const context = requestContext({ caller: callers[name] });
        const call = operation({ access, run: async () => ok("in"), failures: {} })(null, {}, context);
        if (may) expect((await call).data).toBe("in");
        else await expect(call).rejects.toBeInstanceOf(SessionInvalid);
      });
    }
  }

  test("ER-02 a missing session is refused with code 0002 and status 401", async () => {
    const error = await query({ access: "session", run: () => 1 })(null, {}, requestContext()).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(SessionInvalid);
    expect((error as SessionInvalid).extensions).toEqual({ code: "0002", statusCode: 401 });
    expect((error as SessionInvalid).message).toBe("Your session has ended. Please sign in again.");
  });
});

describe("a query", () => {
  test("returns its own shape", async () => {
    const double = query({ access: "anyone", input: v.object({ n: v.number() }), run: (_context, { n }) => n * 2 });
    expect(await double(null, { n: 21 }, requestContext())).toBe(42);
  });

  test("refuses invalid input with status 400", async () => {
    const double = query({ access: "anyone", input: v.object({ n: v.number() }), run: (_context, { n }) => n * 2 });
    const error = await double(null, {}, requestContext()).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).extensions).toEqual({ code: "INVALID_INPUT", statusCode: 400 });
  });
});
