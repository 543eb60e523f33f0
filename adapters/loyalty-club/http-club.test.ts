import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { httpClub } from "./http-club.ts";
import { type Behaviour, loopbackClub } from "./testing/loopback-club.ts";

const down = { ok: false, error: { code: "CLUB_UNREACHABLE" } };
const info = { name: "MAPCLUB", linkBonusPoints: 100, consentVersion: "1" };
const good: Behaviour = { reply: { code: "200", data: info } };
const hang: Behaviour = () => undefined;
const broken: Behaviour = (response) => {
  response.statusCode = 502;
  response.end("<html>bad gateway</html>");
};

async function fixture(behave: Parameters<typeof loopbackClub>[0], timeoutMs = 120_000) {
  const loopback = await loopbackClub(behave);
  const clock = testClock("2026-11-15T05:00:00Z");
  const troubles: string[] = [];
  const club = httpClub({
    url: loopback.url,
    token: "a-token-of-the-shop",
    clock,
    timeoutMs,
    onTrouble: (operation, reason) => troubles.push(`${operation}: ${reason}`),
  });
  return { ...loopback, club, clock, troubles };
}

test("sends the shop's credential and returns the answer", async () => {
  const { club, asked } = await fixture(() => good);
  expect(await club.info()).toEqual({ ok: true, value: info });
  expect(asked).toEqual([{ operation: "clubInfo", variables: {}, authorization: "Bearer a-token-of-the-shop" }]);
});

test("a known refusal is returned as a value with its data", async () => {
  const { club } = await fixture(() => ({ reply: { code: "PIN_WRONG", attemptsLeft: 2 } }));
  expect(await club.checkPin("C1", "000000")).toEqual({ ok: false, error: { code: "PIN_WRONG", attemptsLeft: 2 } });
});

test("reads and keyed writes are retried with the same key, password and PIN checks are not", async () => {
  const { club, asked } = await fixture((_question, count) => (count % 2 === 1 ? broken : { reply: { code: "200" } }));
  expect(await club.spend("H1", "key-1")).toEqual({ ok: true, value: undefined });
  expect(asked.map(({ variables }) => variables.key)).toEqual(["key-1", "key-1"]);
  expect(await club.checkPin("C1", "123456")).toEqual(down);
  expect(asked).toHaveLength(3);
});

test("a closed port, a hanging club and a broken connection are all reported as unreachable within the timeout", async () => {
  const { club, close, troubles } = await fixture(
    (_question, count) => (count === 1 ? (r) => r.destroy() : hang),
    1_500,
  );
  expect(await club.account("C1")).toEqual(down);
  await close();
  expect(await club.account("C1")).toEqual(down);
  expect(troubles).toEqual([
    "clubAccount: network",
    "clubAccount: timeout",
    "clubAccount: network",
    "clubAccount: network",
  ]);
});

const member = { id: "C1", mobile: "+62812", status: "ACTIVE" };
test.each<[string, Behaviour]>([
  ["says nothing of use", { reply: null }],
  ["has no code", { reply: { data: info } }],
  ["forgets half of a member", { reply: { code: "200", data: member } }],
  ["counts below zero", { reply: { code: "200", data: { availablePoints: -5 } } }],
  ["sends a page", (response) => response.end("<!doctype html><p>Hello")],
  ["sends an error of its own", (response) => response.end(`{"errors":[{"message":"boom"}],"data":null}`)],
  ["answers another question", (response) => response.end(`{"data":{"clubInfo":{"code":"200"}}}`)],
  ["never stops talking", (response) => response.end(`{"data":{"clubAccount":"${"x".repeat(2_000_000)}"}}`)],
  ["refuses with an unknown code", { reply: { code: "TEAPOT" } }],
])("a club that %s has not answered", async (_what, behaviour) => {
  const { club } = await fixture(() => behaviour);
  expect(await club.account("C1")).toEqual(down);
});

test("a redirect is not followed with the shop's credential", async () => {
  const elsewhere = await loopbackClub(() => good);
  const { club } = await fixture(() => (response) => response.writeHead(307, { location: elsewhere.url }).end());
  expect(await club.info()).toEqual(down);
  expect(elsewhere.asked).toEqual([]);
});

test("after five failures in a row the circuit opens for five seconds; then one probe closes it", async () => {
  let behaviour: Behaviour = broken;
  const { club, asked, clock } = await fixture(() => behaviour);
  for (let count = 0; count < 4; count += 1) expect(await club.info()).toEqual(down);
  expect(asked).toHaveLength(5);
  behaviour = good;
  clock.advance(4_999);
  expect(await club.info()).toEqual(down);
  clock.advance(1);
  expect(await club.info()).toEqual({ ok: true, value: info });
  expect(await club.info()).toEqual({ ok: true, value: info });
  expect(asked).toHaveLength(7);
});

test("a refusal does not open the circuit: only missing responses do", async () => {
  const { club, asked } = await fixture(() => ({ reply: { code: "INVALID_INPUT" } }));
  for (let count = 0; count < 8; count += 1) expect(await club.checkPin("C1", "x")).toEqual(down);
  expect(asked).toHaveLength(8);
});

test("NO_PASSWORD brings the guest or inactive member along", async () => {
  const guest = {
    ...member,
    status: "GUEST",
    email: null,
    firstName: null,
    lastName: null,
    gender: null,
    birthDate: null,
    city: null,
    tierCode: "BLUE",
    emailVerified: false,
    mobileVerified: false,
    passwordSet: false,
    havePin: false,
    referralCode: null,
    consentVersion: null,
    createdAt: "2026-01-01T00:00:00.000Z",
  };
  const { club } = await fixture(() => ({ reply: { code: "NO_PASSWORD", data: guest } }));
  expect(await club.checkPassword("+62812", "x")).toEqual({ ok: false, error: { code: "NO_PASSWORD", member: guest } });
});
