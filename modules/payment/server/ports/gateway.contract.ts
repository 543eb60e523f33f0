import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import type { ChargeMethod, ChargeName, ChargeRequest, Gateway, OpenCharge } from "./gateway.ts";

/** A webhook in the form the HTTP server passes on. */
export type SentWebhook = { readonly headers: IncomingHttpHeaders; readonly body: string; readonly path: string };

/** The gateway under test with a vendor behind it, and the faults a test can cause. */
export type GatewayFixture = {
  readonly gateway: Gateway;
  /** The kinds of charge it takes. */
  readonly methods: readonly ChargeMethod[];
  /** The time of the vendor's and the gateway's clocks. */
  readonly now: Date;
  /** The payer pays at the vendor. */
  pay(charge: ChargeName): Promise<void>;
  /** How many charges of this id the vendor has opened. */
  opened(chargeId: string): number;
  /** The webhook the vendor sends about a charge in its current state. */
  webhook(charge: ChargeName): SentWebhook;
  /** The same, signed with another key. */
  forgedWebhook(charge: ChargeName): SentWebhook;
  /** The fields of a webhook that its signature covers: a change of one of them must be rejected. */
  readonly signedFields: readonly string[];
  /** Changes one field of a webhook and keeps its signature. */
  alter(webhook: SentWebhook, field: string): SentWebhook;
  /** Drops the answer to the next call, after the vendor has done the work. */
  loseNextAnswer(): void;
  /** A gateway of the same kind whose vendor is unreachable. */
  readonly unreachable: Gateway;
};

let count = 0;

/** Every gateway passes these against its vendor. */
export function gatewayContract(fixture: GatewayFixture): void {
  const { gateway } = fixture;
  const request = (method: ChargeMethod, amount = 150_000): ChargeRequest => {
    count += 1;
    return {
      chargeId: `PCONTRACT${String(count).padStart(6, "0")}`,
      amount: rupiah(amount),
      method,
      payer: { name: "Sari Dewi", email: "sari@mail.example", mobile: "+6281234567890" },
      description: "202611150001",
      returnUrl: "https://shop.example/pay-callback?order=202611150001",
      expiresAt: new Date(fixture.now.getTime() + 30 * 60_000),
    };
  };
  const named = (input: ChargeRequest, open: OpenCharge): ChargeName => ({
    chargeId: input.chargeId,
    gatewayRef: open.gatewayRef,
    method: input.method.kind,
    amount: input.amount,
  });
  const opened = async (method: ChargeMethod) => {
    const chargeRequest = request(method);
    const reply = await gateway.open(chargeRequest);
    if (!reply.ok) throw new Error(`${reply.error.code}: ${reply.error.reason}`);
    return { asked: chargeRequest, open: reply.value, charge: named(chargeRequest, reply.value) };
  };
  const read = ({ headers, body, path }: SentWebhook) =>
    gateway.readWebhook({ headers, body: Buffer.from(body), path });
  const [first] = fixture.methods;
  if (!first) throw new Error("a gateway takes at least one kind of charge");

  test.each(fixture.methods)("opens a charge by $kind and gives the payer what they need for it", async (method) => {
    const { open, charge } = await opened(method);
    expect(open[method.kind === "va" ? "vaNumber" : method.kind === "qris" ? "qrText" : "redirectUrl"]).toMatch(/./);
    expect(await gateway.status(charge)).toEqual({
      ok: true,
      value: { chargeId: charge.chargeId, status: "pending", amount: 150_000, currency: "IDR" },
    });
  });

  test.each(fixture.methods)("opening by $kind again under the same name opens no second charge", async (method) => {
    const { asked, open } = await opened(method);
    expect(await gateway.open(asked)).toEqual({ ok: true, value: open });
    expect(fixture.opened(asked.chargeId)).toBeLessThanOrEqual(1);
  });

  test.each(fixture.methods)("a lost response by $kind has no effect", async (method) => {
    const chargeRequest = request(method);
    fixture.loseNextAnswer();
    const reply = await gateway.open(chargeRequest);
    expect(reply.ok).toBe(true);
    expect(fixture.opened(chargeRequest.chargeId)).toBeLessThanOrEqual(1);
  });

  test.each(fixture.methods)("money by $kind is reported when asked and by webhook", async (method) => {
    const { charge } = await opened(method);
    await fixture.pay(charge);
    const paid = { chargeId: charge.chargeId, status: "paid", amount: 150_000, currency: "IDR" };
    expect(await gateway.status(charge)).toEqual({ ok: true, value: paid });
    expect(read(fixture.webhook(charge))).toEqual({ ok: true, value: { ...paid, eventId: expect.any(String) } });
  });

  test("a copy of a webhook has the same event id, another webhook another one", async () => {
    const one = await opened(first);
    const other = await opened(first);
    await fixture.pay(one.charge);
    await fixture.pay(other.charge);
    const idOf = (webhook: SentWebhook) => {
      const reply = read(webhook);
      return reply.ok ? reply.value.eventId : "";
    };
    const webhook = fixture.webhook(one.charge);
    expect(idOf(webhook)).toBe(idOf(webhook));
    expect(idOf(webhook)).not.toBe(idOf(fixture.webhook(other.charge)));
  });

  test("a cancelled charge is over, a paid one stays paid", async () => {
    const waiting = await opened(first);
    const cancelled = await gateway.cancel(waiting.charge);
    expect(cancelled.ok && cancelled.value.status).not.toBe("paid");
    const paid = await opened(first);
    await fixture.pay(paid.charge);
    expect(await gateway.cancel(paid.charge)).toMatchObject({ ok: true, value: { status: "paid" } });
  });

  test("money is refunded once for each key, or the gateway reports that it cannot", async () => {
    const { charge } = await opened(first);
    await fixture.pay(charge);
    const back = { key: `refund-${charge.chargeId}`, amount: charge.amount, reason: "RETURNED" };
    const [once, again] = [await gateway.refund(charge, back), await gateway.refund(charge, back)];
    expect(again).toEqual(once);
    expect(once.ok || once.error.code === "NOT_SUPPORTED").toBe(true);
  });

  describe("a webhook without a valid signature", () => {
    test("signed with another key", async () => {
      const { charge } = await opened(first);
      await fixture.pay(charge);
      expect(read(fixture.forgedWebhook(charge))).toMatchObject({ ok: false, error: { code: "FORGED" } });
    });

    test("with the proof of another one", async () => {
      const one = await opened(first);
      await fixture.pay(one.charge);
      for (const field of fixture.signedFields) {
        expect([field, read(fixture.alter(fixture.webhook(one.charge), field)).ok]).toEqual([field, false]);
      }
    });

    test.each(["", "{}", "null", "[]", "<xml/>", "a=1&b=2", "x".repeat(20_000)])("%.20j", async (body) => {
      expect(read({ headers: {}, body, path: "/webhooks/x" }).ok).toBe(false);
    });
  });

  test("a vendor that cannot be reached is a value, not a throw", async () => {
    const chargeRequest = request(first);
    const name: ChargeName = {
      chargeId: chargeRequest.chargeId,
      gatewayRef: "x",
      method: first.kind,
      amount: chargeRequest.amount,
    };
    const { unreachable } = fixture;
    const unavailable = { ok: false, error: { code: "UNAVAILABLE" } };
    expect(await unreachable.status(name)).toMatchObject(unavailable);
    expect(await unreachable.cancel(name)).toMatchObject(unavailable);
  });
}
