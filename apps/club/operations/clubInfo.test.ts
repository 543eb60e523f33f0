import { readFile } from "node:fs/promises";
import { buildASTSchema } from "graphql";
import { expect, test } from "vitest";
import { baseSdl } from "#kit/graphql/base-schema.ts";
import { joinSdl } from "#kit/graphql/join-sdl.ts";
import { minimalDocument } from "#kit/graphql/testing/minimal-document.ts";
import { clubFixture } from "../testing/club-fixture.ts";

const club = await clubFixture();

test("clubInfo is public at the club's own endpoint", async () => {
  const { status, body } = await club.askWithoutToken(club.url, {
    query: "query clubInfo { clubInfo { code data { name linkBonusPoints consentVersion } } }",
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      data: { clubInfo: { code: "200", data: { name: "MAPCLUB", linkBonusPoints: 100, consentVersion: "2026-01" } } },
    },
  });
});

test("the club's schema has none of the shop's operations", async () => {
  const { status, body } = await club.askWithoutToken(club.url, {
    query: "mutation guestInit { guestInit { success } }",
  });
  expect(status).toBe(200);
  expect(body.errors?.[0]?.extensions).toEqual({ code: "GRAPHQL_VALIDATION_FAILED", statusCode: 400 });
});

test("2C-06 every other operation is refused without the credential, before the database is read", async () => {
  const schema = buildASTSchema(
    joinSdl([
      { name: "base", text: baseSdl },
      { name: "club", text: await readFile(new URL("../schema.graphql", import.meta.url), "utf8") },
    ]),
  );
  const documents = (["query", "mutation"] as const).flatMap((kind) => {
    const type = kind === "query" ? schema.getQueryType() : schema.getMutationType();
    const fields = Object.values(type?.getFields() ?? {}).filter(({ name }) => name !== "clubInfo");
    return fields.map((field) => minimalDocument(kind, field));
  });
  expect(documents.length).toBeGreaterThan(15);
  const callers: Record<string, string>[] = [{}, { authorization: "Bearer wrong" }];
  for (const headers of callers) {
    for (const query of documents) {
      const { body } = await club.askWithoutToken(club.url, { query, headers });
      expect(body.errors?.[0]?.extensions, query).toEqual({ code: "UNAUTHORIZED", statusCode: 401 });
    }
  }
});

test("an argument that makes no sense is refused with a code", async () => {
  expect(await club.ask("clubMemberByMobile", { mobile: "0812" })).toEqual({ code: "INVALID_INPUT" });
  expect(await club.ask("clubHistory", { id: "MC1", page: { first: 51, after: null } })).toEqual({
    code: "INVALID_INPUT",
  });
  expect(await club.ask("clubHistory", { id: "MC1", page: { first: 5, after: "x" } })).toEqual({
    code: "INVALID_INPUT",
  });
  const earn = (to: object, points = 1) => club.ask("clubEarn", { input: { to, points, reference: "r" }, key: "k" });
  expect(await earn({})).toEqual({ code: "INVALID_INPUT" });
  expect(await earn({ memberId: "MC1", mobile: "+6281210000002" })).toEqual({ code: "INVALID_INPUT" });
  expect(await earn({ memberId: "MC1" }, 0)).toEqual({ code: "INVALID_INPUT" });
  expect(await earn({ memberId: "MC1" }, -5)).toEqual({ code: "INVALID_INPUT" });
});
