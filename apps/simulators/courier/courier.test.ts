import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { httpCourier } from "#adapters/courier/http-courier.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { simulatorFixture } from "../testing/simulator-fixture.ts";
import { courierAccount, courierPath } from "./courier-account.ts";

const fixture = await simulatorFixture();
beforeEach(fixture.clear);

const courier = httpCourier({
  ...courierAccount,
  url: () => fixture.url + courierPath,
  clock: systemClock,
  timeoutMs: 120_000,
});
const to = {
  name: "Sari Lestari",
  mobile: "+6281234567890",
  address: "Jl. Melati 5",
  district: "Tebet",
  city: "Jakarta Selatan",
  province: "DKI Jakarta",
  zip: "12810",
};
const booking = (change: object = {}) => ({
  parcelCode: systemIds.uuid(),
  courierCode: "GRAB",
  serviceCode: "SAMEDAY",
  sourceCode: "WH01",
  to,
  pieces: 2,
  ...change,
});
const move = (number: string, body: object) =>
  fetch(`${fixture.url}/dev/courier/shipments/${number}/move`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ signature: "none", ...body }),
  });

describe("the simulated courier", () => {
  test("gives one tracking number to one parcel, however often it is booked", async () => {
    const asked = booking();
    const first = await courier.book(asked);
    expect(first).toMatchObject({ ok: true, value: { expressCode: expect.stringMatching(/^GRAB\d{10}$/) } });
    expect(await courier.book(asked)).toEqual(first);
    const { rows } = await sql`select from simulator.shipment where reference = ${asked.parcelCode}`.execute(
      fixture.database.kysely,
    );
    expect(rows).toHaveLength(1);
  });

  test("maps a parcel's tracking to the port's statuses, and returns nothing for an unknown one", async () => {
    const booked = await courier.book(booking());
    if (!booked.ok) throw new Error("not booked");
    const { expressCode } = booked.value;
    await move(expressCode, { status: "picked_up", place: "Cakung", minutesAgo: 60 });
    await move(expressCode, { status: "failed", reason: "REFUSED", minutesAgo: 10 });
    await move(expressCode, { status: "delivered", signer: "Budi" });
    expect(await courier.track({ courierCode: "GRAB", expressCode })).toMatchObject({
      ok: true,
      value: [
        { status: "pickedUp", place: "Cakung", signerName: null, reason: null },
        { status: "failed", reason: "REFUSED", signerName: null },
        { status: "delivered", signerName: "Budi", reason: null },
      ],
    });
    expect(await courier.track({ courierCode: "JNE", expressCode })).toEqual({ ok: true, value: [] });
    expect(await courier.track({ courierCode: "GRAB", expressCode: "GRAB0" })).toEqual({ ok: true, value: [] });
  });

  test.each([
    ["error", "UNAVAILABLE"],
    ["drop", "UNAVAILABLE"],
    ["refuse", "REFUSED"],
  ])("a fault (%s) is reported as retryable or not", async (mode, code) => {
    await fixture.misbehave({ channel: "COURIER", mode });
    expect(await courier.book(booking())).toMatchObject({ ok: false, error: { code } });
  });

  test("a booking without credentials is refused", async () => {
    const stranger = httpCourier({
      ...courierAccount,
      token: "x",
      url: () => fixture.url + courierPath,
      clock: systemClock,
    });
    expect(await stranger.book(booking())).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
  });
});

describe("a webhook", () => {
  const clock = testClock(new Date("2026-11-15T05:00:00Z"));
  const reader = httpCourier({ ...courierAccount, url: () => "", clock });
  const words = {
    event_id: "e1",
    reference: "6f9619ff-8b86-4011-b42d-00c04fc964ff",
    courier: "GRAB",
    tracking_number: "GRAB1",
    status: "delivered",
    at: "2026-11-15T04:59:00.000Z",
    place: "Tebet",
    signer: "Sari",
  };
  const read = (body: string, signedAt = clock.now(), secret: string = courierAccount.webhookSecret) =>
    reader.readWebhook({
      headers: { [signatureHeader]: signWebhook(secret, body, signedAt) },
      body: Buffer.from(body),
    });

  test("is accepted with the courier's current signature", () => {
    expect(read(JSON.stringify(words))).toEqual({
      ok: true,
      value: {
        eventId: "e1",
        parcelCode: words.reference,
        courierCode: "GRAB",
        expressCode: "GRAB1",
        status: "delivered",
        at: new Date(words.at),
        place: "Tebet",
        signerName: "Sari",
        reason: null,
      },
    });
  });

  test("is forged without a signature, with another's, with an hour-old one or over another body", () => {
    const body = JSON.stringify(words);
    const forged = { ok: false, error: { code: "FORGED" } };
    expect(reader.readWebhook({ headers: {}, body: Buffer.from(body) })).toEqual(forged);
    expect(read(body, clock.now(), "somebody else's")).toEqual(forged);
    expect(read(body, new Date(clock.now().getTime() - 3_600_000))).toEqual(forged);
    const header = signWebhook(courierAccount.webhookSecret, body, clock.now());
    const other = Buffer.from(body.replace("GRAB1", "GRAB2"));
    expect(reader.readWebhook({ headers: { [signatureHeader]: header }, body: other })).toEqual(forged);
  });

  test("that cannot be parsed is malformed, and an unknown reason is ignored", () => {
    const malformed = { ok: false, error: { code: "MALFORMED" } };
    expect(read("{}")).toEqual(malformed);
    expect(read("not json")).toEqual(malformed);
    expect(read(JSON.stringify({ ...words, status: "eaten" }))).toEqual(malformed);
    expect(read(JSON.stringify({ ...words, status: "failed", reason: "RAIN" }))).toMatchObject({
      value: { reason: "OTHER", signerName: null },
    });
  });
});
