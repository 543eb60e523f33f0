import { expect, test } from "vitest";
import type { Club } from "./club.ts";

/** The club under test, and a function that adds an active member without points. */
export type ClubContractFixture = {
  readonly club: Club;
  /** Its password is `password`, its PIN `pin`. */
  aMember(): Promise<{ readonly id: string; readonly mobile: string; readonly password: string; readonly pin: string }>;
};

const refused = (code: string) => ({ ok: false, error: expect.objectContaining({ code }) });
const key = () => crypto.randomUUID();

/** What every club behind the port promises the shop about passwords, PINs and points. */
export function clubContract({ club, aMember }: ClubContractFixture): void {
  const available = async (id: string) => {
    const account = await club.account(id);
    return account.ok ? [account.value.availablePoints, account.value.heldPoints] : account.error.code;
  };

  test("a password proves its member; a wrong one and an unknown number do not", async () => {
    const { id, mobile, password } = await aMember();
    expect(await club.checkPassword(mobile, password)).toMatchObject({ ok: true, value: { id, mobile } });
    expect(await club.checkPassword(mobile, "Salah-sekali9")).toEqual(refused("WRONG_PASSWORD"));
    expect(await club.checkPassword("+6281300000000", password)).toEqual(refused("NOT_REGISTERED"));
  });

  test("three wrong PINs lock it, and each returns the attempts left", async () => {
    const { id, pin } = await aMember();
    expect(await club.checkPin(id, pin)).toEqual({ ok: true, value: undefined });
    const wrong = [];
    for (let count = 0; count < 3; count += 1) wrong.push(await club.checkPin(id, "000000"));
    expect(wrong.slice(0, 2)).toEqual([
      { ok: false, error: { code: "PIN_WRONG", attemptsLeft: 2 } },
      { ok: false, error: { code: "PIN_WRONG", attemptsLeft: 1 } },
    ]);
    expect(await club.checkPin(id, pin)).toEqual(refused("PIN_LOCKED"));
  });

  test("the same key acts once and returns the same answer", async () => {
    const { id } = await aMember();
    const [earn, hold] = [key(), key()];
    for (let count = 0; count < 2; count += 1) {
      expect((await club.earn({ to: { memberId: id }, points: 50, reference: "O1" }, earn)).ok).toBe(true);
    }
    const input = { memberId: id, points: 20, reference: "O2" };
    const first = await club.hold(input, hold);
    expect(await club.hold(input, hold)).toEqual(first);
    expect(await available(id)).toEqual([30, 20]);
  });

  test("held points are spent or released, and refunds never exceed the spent points", async () => {
    const { id } = await aMember();
    await club.earn({ to: { memberId: id }, points: 100, reference: "O1" }, key());
    expect(await club.hold({ memberId: id, points: 101, reference: "O2" }, key())).toEqual(
      refused("NOT_ENOUGH_POINTS"),
    );
    const spent = await club.hold({ memberId: id, points: 60, reference: "O3" }, key());
    const letGo = await club.hold({ memberId: id, points: 40, reference: "O4" }, key());
    if (!spent.ok || !letGo.ok) throw new Error("nothing was held");
    expect((await club.spend(spent.value.holdId, key())).ok).toBe(true);
    expect((await club.release(letGo.value.holdId, key())).ok).toBe(true);
    expect(await club.release(spent.value.holdId, key())).toEqual(refused("HOLD_SPENT"));
    expect(await club.spend(letGo.value.holdId, key())).toEqual(refused("HOLD_ENDED"));
    const back = { holdId: spent.value.holdId, points: 35, reference: "O3" };
    expect((await club.giveBack(back, key())).ok).toBe(true);
    expect(await club.giveBack(back, key())).toEqual(refused("TOO_MUCH"));
    expect(await available(id)).toEqual([75, 0]);
  });

  test("the bonus is given once, also under another key, and earned points are taken back up to the balance", async () => {
    const { id } = await aMember();
    expect(await club.giveLinkBonus(id, key())).toEqual({ ok: true, value: { points: 100 } });
    expect(await club.giveLinkBonus(id, key())).toEqual({ ok: true, value: { points: 0 } });
    expect(await club.takeBack({ memberId: id, points: 150, reference: "O1" }, key())).toEqual({
      ok: true,
      value: { points: 100 },
    });
    const history = await club.history(id, { first: 1, after: null });
    expect(history).toMatchObject({
      ok: true,
      value: { hasNextPage: true, entries: [{ kind: "takeBack", balance: 0 }] },
    });
  });

  test("points are adjusted by hand, once for a key, and never below zero", async () => {
    const { id } = await aMember();
    const same = key();
    const given = { memberId: id, points: 80, reference: "adjust:1" };
    expect((await club.adjust(given, same)).ok).toBe(true);
    expect((await club.adjust(given, same)).ok).toBe(true);
    expect((await club.adjust({ ...given, points: -30 }, key())).ok).toBe(true);
    expect(await club.adjust({ ...given, points: -51 }, key())).toEqual(refused("NOT_ENOUGH_POINTS"));
    expect(await club.history(id, { first: 2, after: null })).toMatchObject({
      ok: true,
      value: {
        entries: [
          { kind: "debit", points: -30, balance: 50 },
          { kind: "credit", points: 80, balance: 80 },
        ],
      },
    });
  });

  test("an unknown member is not found", async () => {
    expect(await club.account("NOBODY")).toEqual(refused("NOT_FOUND"));
    expect(await club.memberById("NOBODY")).toEqual({ ok: true, value: null });
    expect(await club.giveLinkBonus("NOBODY", key())).toEqual(refused("NOT_FOUND"));
  });
}
