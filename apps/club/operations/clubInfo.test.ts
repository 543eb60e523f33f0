import { expect, test } from "vitest";
import { clubBench } from "../testing/club-bench.ts";

const club = await clubBench();

test("the club says who it is at an endpoint of its own, to anyone", async () => {
  const { status, body } = await club.askAsStranger(club.url, {
    query: "query clubInfo { clubInfo { code data { name linkBonusPoints consentVersion } } }",
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      data: { clubInfo: { code: "200", data: { name: "MAPCLUB", linkBonusPoints: 100, consentVersion: "2026-01" } } },
    },
  });
});

test("the club knows none of the shop's operations", async () => {
  const { status, body } = await club.askAsStranger(club.url, {
    query: "mutation guestInit { guestInit { success } }",
  });
  expect(status).toBe(200);
  expect(body.errors?.[0]?.extensions).toEqual({ code: "GRAPHQL_VALIDATION_FAILED", statusCode: 400 });
});

test("everything else is refused to whoever has no credential, before anything is looked at", async () => {
  const questions = [
    'query q { clubMemberByMobile(mobile: "+6281210000002") { code data { id } } }',
    'query q { clubMemberById(id: "MC1") { code } }',
    'query q { clubAccount(id: "MC1") { code } }',
    'query q { clubHistory(id: "MC1", page: { first: 1 }) { code } }',
    'query q { clubReferral(code: "A") { code } }',
    'query q { clubRegistrationDetail(token: "A") { code } }',
    'mutation q { clubCheckPassword(mobile: "+6281210000002", password: "a") { code } }',
    'mutation q { clubCheckPin(id: "MC1", pin: "123456") { code } }',
    'mutation q { clubGiveLinkBonus(id: "MC1", key: "k") { code } }',
    'mutation q { clubEarn(input: { to: { memberId: "MC1" }, points: 1, reference: "r" }, key: "k") { code } }',
    'mutation q { clubTakeBack(input: { memberId: "MC1", points: 1, reference: "r" }, key: "k") { code } }',
    'mutation q { clubHold(input: { memberId: "MC1", points: 1, reference: "r" }, key: "k") { code } }',
    'mutation q { clubSpend(holdId: "h", key: "k") { code } }',
    'mutation q { clubRelease(holdId: "h", key: "k") { code } }',
    'mutation q { clubGiveBack(input: { holdId: "h", points: 1, reference: "r" }, key: "k") { code } }',
    'mutation q { clubOpenRegistration(mobile: "+6281210000002", key: "k") { code } }',
    `mutation q { clubRegister(token: "t", key: "k", form: { mobile: "+6281210000002", email: "a@b.example", password: "p",
      firstName: "A", lastName: "B", gender: "MALE", birthDate: "1990-01-01", consentVersion: "v" }) { code } }`,
  ];
  const callers: Record<string, string>[] = [{}, { authorization: "Bearer wrong" }];
  for (const headers of callers) {
    for (const query of questions) {
      const { body } = await club.askAsStranger(club.url, { query, headers });
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
