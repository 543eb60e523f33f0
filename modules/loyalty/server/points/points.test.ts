import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { findHold, liveHoldOf } from "../store/holds.ts";
import { findMovement } from "../store/movements.ts";
import { forgetPinProof, pinProved } from "../store/pin-proofs.ts";
import { loyaltyFixture } from "../testing/loyalty-fixture.ts";
import {
  confirmHeldPoints,
  holdPoints,
  releaseHeldPoints,
  spendHeldPoints,
  unconfirmedMinutes,
} from "./hold-points.ts";
import { earnPoints, givePointsBack, takeEarnedBack } from "./move-points.ts";
import { deliverPoints, performTask, retryOverduePoints } from "./perform-task.ts";
import { provePin } from "./pin-proof.ts";
import { pointsOf } from "./points-of.ts";
import { pointsTopic } from "./points-task.ts";

const { database } = await testDatabase();
const fixture = await loyaltyFixture(database);
const { memory, loyalty: deps } = fixture;
const db = database.kysely;
const trx = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(database, work);
const unreachable = (...names: string[]) => memory.fault((call) => (names.includes(call) ? "before" : null));
const losesAnswers = (...names: string[]) => memory.fault((call) => (names.includes(call) ? "after" : null));
const reachable = () => memory.fault(() => null);

/** A linked member with so many points at the club. */
async function linked(userCode: string, points: number): Promise<string> {
  await fixture.member(userCode);
  const { id } = memory.add({
    id: `C-${userCode}`,
    mobile: `+628${userCode.charCodeAt(1)}${userCode.charCodeAt(0)}00000`,
  });
  await sql`insert into loyalty.link (user_code, club_member_id) values (${userCode}, ${id})`.execute(db);
  if (points > 0) memory.give(id, points);
  return id;
}

const about = (userCode: string, points: number, name = userCode) => ({
  userCode,
  points,
  reference: `ORDER-${name}`,
  key: `KEY-${name}`,
});

test("a key holds points once, also when it is used in parallel", async () => {
  const id = await linked("PA", 500);
  const results = await Promise.all([1, 2, 3, 4].map(() => holdPoints(deps, about("PA", 200))));
  const again = await holdPoints(deps, about("PA", 200));
  expect(again.ok).toBe(true);
  for (const reply of results) expect(reply).toEqual(again);
  expect([memory.balance(id), memory.held(id)]).toEqual([300, 200]);
});

test("a member without link, or with too few points, holds nothing", async () => {
  await fixture.member("PB");
  expect(await holdPoints(deps, about("PB", 10))).toEqual({ ok: false, error: { code: "NOT_LINKED" } });
  const id = await linked("PC", 50);
  expect(await holdPoints(deps, about("PC", 51))).toEqual({ ok: false, error: { code: "NOT_ENOUGH_POINTS" } });
  expect([memory.balance(id), (await findHold(db, "KEY-PC"))?.state]).toEqual([50, "refused"]);
});

test("1D-02 a member whose club account is gone is reported as not linked", async () => {
  await fixture.member("PZ");
  await sql`insert into loyalty.link (user_code, club_member_id) values ('PZ', 'C-GONE')`.execute(db);
  expect(await holdPoints(deps, about("PZ", 10))).toEqual({ ok: false, error: { code: "NOT_LINKED" } });
});

test("of two parallel holds of the same points one succeeds", async () => {
  const id = await linked("PD", 100);
  const results = await Promise.all([
    holdPoints(deps, about("PD", 80, "PD1")),
    holdPoints(deps, about("PD", 80, "PD2")),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(memory.balance(id)).toBe(20);
});

test("an unconfirmed hold is released; a confirmed one stays", async () => {
  const id = await linked("PE", 300);
  await holdPoints(deps, about("PE", 100, "PE1"));
  await holdPoints(deps, about("PE", 100, "PE2"));
  expect(await trx((t) => confirmHeldPoints(t, { reference: "ORDER-PE2" }))).toBe(true);
  await performTask(deps, { task: "abandon", key: "KEY-PE1" });
  await performTask(deps, { task: "abandon", key: "KEY-PE2" });
  expect([memory.balance(id), memory.held(id)]).toEqual([200, 100]);
  expect((await findHold(db, "KEY-PE1"))?.state).toBe("released");
  expect(await trx((t) => confirmHeldPoints(t, { reference: "ORDER-PE1" }))).toBe(false);
});

test("the delayed release task is in the outbox as soon as the hold's row is written", async () => {
  await linked("PF", 100);
  await holdPoints(deps, about("PF", 100));
  const { rows } = await sql<{ due: Date }>`
    select (select run_at from graphile_worker.jobs where key = 'outbox:' || outbox.id) as due
    from kit.outbox where topic = ${pointsTopic} and payload ->> 'key' = 'KEY-PF'`.execute(db);
  expect(rows).toEqual([{ due: new Date(fixture.clock.now().getTime() + unconfirmedMinutes * 60_000) }]);
});

test.each(["before", "after"] as const)(
  "the club fails %s acting: the caller gets an error, nothing stays held, and the same key cannot be reused",
  async (when) => {
    const code = when === "before" ? "PG" : "PH";
    const id = await linked(code, 100);
    memory.fault((call) => (call === "hold" ? when : null));
    expect(await holdPoints(deps, about(code, 60))).toEqual({ ok: false, error: { code: "CLUB_UNREACHABLE" } });
    reachable();
    await fixture.work();
    expect([memory.balance(id), memory.held(id)]).toEqual([100, 0]);
    expect(await holdPoints(deps, about(code, 60))).toEqual({ ok: false, error: { code: "CLUB_UNREACHABLE" } });
    expect((await holdPoints(deps, { ...about(code, 60), key: `KEY-${code}-2` })).ok).toBe(true);
  },
);

test("a process that crashes between the call and writing its answer leaves nothing held", async () => {
  const id = await linked("PI", 100);
  // The state after the crash: row and call exist, the answer was not written.
  await sql`insert into loyalty.hold (key, reference, user_code, club_member_id, points, state)
    values ('KEY-PI', 'ORDER-PI', 'PI', ${id}, 40, 'asked')`.execute(db);
  await memory.club.hold({ memberId: id, points: 40, reference: "ORDER-PI" }, "hold:KEY-PI");
  expect(memory.held(id)).toBe(40);
  await performTask(deps, { task: "abandon", key: "KEY-PI" });
  expect([memory.balance(id), memory.held(id), (await findHold(db, "KEY-PI"))?.state]).toEqual([100, 0, "released"]);
});

test("spending is written in the order's own transaction and done until the club has answered", async () => {
  const id = await linked("PJ", 100);
  await holdPoints(deps, about("PJ", 70));
  const reference = "ORDER-PJ";
  await trx(async (t) => {
    await spendHeldPoints(t, deps, { reference });
    throw new Error("the order was not written");
  }).catch(() => undefined);
  expect((await liveHoldOf(db, reference))?.state).toBe("held");
  await trx((t) => spendHeldPoints(t, deps, { reference }));
  await trx((t) => spendHeldPoints(t, deps, { reference }));
  losesAnswers("spend");
  await expect(fixture.work()).rejects.toThrow("the loyalty club did not answer");
  reachable();
  await fixture.work();
  expect([memory.balance(id), memory.held(id), (await liveHoldOf(db, reference))?.state]).toEqual([30, 0, "spent"]);
  // Releasing spent points does nothing, and nothing happens twice.
  await trx((t) => releaseHeldPoints(t, deps, { reference }));
  await fixture.work();
  expect(memory.entriesOf(id).filter(({ kind }) => kind === "spend")).toHaveLength(1);
});

test("a cancelled order gets its points back, a paid one in parts and never more than it spent", async () => {
  const id = await linked("PK", 200);
  await holdPoints(deps, about("PK", 50, "PK1"));
  await trx((t) => releaseHeldPoints(t, deps, { reference: "ORDER-PK1" }));
  await holdPoints(deps, about("PK", 90, "PK2"));
  const reference = "ORDER-PK2";
  await trx(async (t) => {
    await spendHeldPoints(t, deps, { reference });
    // Refunded before the spending reached the club.
    await givePointsBack(t, deps, { reference, points: 30, key: "R1" });
    await givePointsBack(t, deps, { reference, points: 30, key: "R1" });
  });
  await fixture.work();
  expect(memory.balance(id)).toBe(140);
  const refused: string[] = [];
  await trx((t) => givePointsBack(t, deps, { reference, points: 61, key: "R2" }));
  await performTask(
    { ...deps, onRefused: (_task, _key, code) => refused.push(code) },
    { task: "move", key: "giveBack:R2" },
  );
  expect([memory.balance(id), refused]).toEqual([140, ["TOO_MUCH"]]);
});

test("points are awarded once per reference, to members and numbers, and taken back up to the balance", async () => {
  const id = await linked("PL", 0);
  await fixture.member("PM");
  const reference = "ORDER-PL";
  expect(await trx((t) => earnPoints(t, deps, { to: { userCode: "PL" }, points: 12, reference }))).toBe(true);
  expect(await trx((t) => earnPoints(t, deps, { to: { userCode: "PL" }, points: 12, reference }))).toBe(true);
  expect(await trx((t) => earnPoints(t, deps, { to: { userCode: "PM" }, points: 5, reference: "X" }))).toBe(false);
  await trx((t) => takeEarnedBack(t, deps, { reference, points: 20, key: "T1" }));
  await trx((t) => takeEarnedBack(t, deps, { reference: "NOTHING", points: 20, key: "T2" }));
  const guest = { to: { mobile: "+6281377777777" }, points: 7, reference: "ORDER-G" };
  await trx((t) => earnPoints(t, deps, guest));
  losesAnswers("earn");
  await expect(fixture.work()).rejects.toThrow();
  reachable();
  await fixture.work();
  await fixture.work();
  expect(memory.entriesOf(id).map(({ kind, points }) => [kind, points])).toEqual([
    ["takeBack", -12],
    ["earn", 12],
  ]);
  const known = await memory.club.memberByMobile("+6281377777777");
  const guestId = known.ok ? (known.value?.id ?? "") : "";
  expect(memory.balance(guestId)).toBe(7);
  expect(await findMovement(db, "earn:ORDER-G")).toMatchObject({ state: "done", mobile: null, clubMemberId: guestId });
});

test("1D-02 a single point is taken back too, and none of none", async () => {
  const id = await linked("P1", 0);
  await trx((t) => earnPoints(t, deps, { to: { userCode: "P1" }, points: 3, reference: "ORDER-P1" }));
  await trx((t) => takeEarnedBack(t, deps, { reference: "ORDER-P1", points: 1, key: "ONE" }));
  await trx((t) => takeEarnedBack(t, deps, { reference: "ORDER-P1", points: 0, key: "NONE" }));
  await fixture.work();
  await fixture.work();
  expect(memory.balance(id)).toBe(2);
  expect(await findMovement(db, "takeBack:NONE")).toBeFalsy();
});

test("an overdue task whose message has failed is retried", async () => {
  const id = await linked("PN", 100);
  await holdPoints(deps, about("PN", 100));
  await trx((t) => spendHeldPoints(t, deps, { reference: "ORDER-PN" }));
  await sql`update loyalty.hold set changed_at = now() - interval '1 hour' where key = 'KEY-PN'`.execute(db);
  await retryOverduePoints(deps);
  expect([memory.balance(id), (await findHold(db, "KEY-PN"))?.state]).toEqual([0, "spent"]);
});

test("the balance is read from the club, and its outage is reported", async () => {
  const id = await linked("PO", 77);
  expect(await pointsOf(deps, "PO")).toMatchObject({ ok: true, value: { availablePoints: 77, havePin: false } });
  unreachable("account");
  expect(await pointsOf(deps, "PO")).toEqual({ ok: false, error: { code: "CLUB_UNREACHABLE" } });
  reachable();
  expect(await pointsOf(deps, "NOBODY")).toEqual({ ok: false, error: { code: "NOT_LINKED" } });
  expect(memory.balance(id)).toBe(77);
});

test("D-17 a checked PIN is valid for ten minutes, in this checkout and this session only", async () => {
  const ani = await fixture.shopper("PP");
  memory.add({ id: "C-PP", mobile: "+6281355555555", pin: "135791" });
  await sql`insert into loyalty.link (user_code, club_member_id) values ('PP', 'C-PP')`.execute(db);
  const sessionOf = async () =>
    (await sql<{ id: string }>`select id from identity.session where user_code = 'PP' and ended_at is null`.execute(db))
      .rows[0]?.id ?? "";
  const sessionId = await sessionOf();
  const place = { sessionId, checkoutId: "CH-1" };
  expect(await provePin(deps, { ...place, userCode: "PP" }, "000000")).toMatchObject({ ok: false });
  expect(await pinProved(db, place)).toBe(false);
  await provePin(deps, { ...place, userCode: "PP" }, "135791");
  expect([await pinProved(db, place), await pinProved(db, { ...place, checkoutId: "CH-2" })]).toEqual([true, false]);
  await sql`update loyalty.pin_proof set proved_at = now() - interval '10 minutes'`.execute(db);
  expect(await pinProved(db, place)).toBe(false);
  await ani.call("checkPin", { pin: "135791", checkoutId: "CH-1" });
  expect(await pinProved(db, place)).toBe(true);
  await forgetPinProof(db, sessionId);
  expect(await pinProved(db, place)).toBe(false);
});

test("the outbox delivers every message to its task", async () => {
  const id = await linked("PQ", 0);
  await trx((t) => earnPoints(t, deps, { to: { userCode: "PQ" }, points: 3, reference: "ORDER-PQ" }));
  const payload = { task: "move", key: "earn:ORDER-PQ" };
  const message = { id: "x", topic: pointsTopic, payload, attempt: 1, signal: new AbortController().signal };
  await deliverPoints(deps)(message);
  await deliverPoints(deps)(message);
  expect(memory.balance(id)).toBe(3);
});

test("a task queued as giveUp by an earlier release abandons an unconfirmed hold", async () => {
  const id = await linked("PV", 100);
  await holdPoints(deps, about("PV", 60));
  const payload = { task: "giveUp", key: "KEY-PV" };
  const message = { id: "y", topic: pointsTopic, payload, attempt: 1, signal: new AbortController().signal };
  await deliverPoints(deps)(message);
  expect([memory.balance(id), (await findHold(db, "KEY-PV"))?.state]).toEqual([100, "released"]);
});
