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
  test("gives one tracking number to one parcel, for any number of bookings", async () => {
    const requested = booking();
    const first = await courier.book(requested);
    expect(first).toMatchObject({ ok: true, value: { expressCode: expect.stringMatching(/^GRAB\d{10}$/) } });
    expect(await courier.book(requested)).toEqual(first);
    const { rows } = await sql`select from simulator.shipment where reference = ${requested.parcelCode}`.execute(
      fixture.database.kysely,
    );
    expect(rows).toHaveLength(1);
  });

  test("answers the tracking events of a parcel, and none for an unknown one", async () => {
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
  ])("fault %s is answered as %s", async (mode, code) => {
    await fixture.misbehave({ channel: "COURIER", mode });
    expect(await courier.book(booking())).toMatchObject({ ok: false, error: { code } });
  });

  test("a wrong token books nothing", async () => {
    const unauthorised = httpCourier({
      ...courierAccount,
      token: "x",
      url: () => fixture.url + courierPath,
      clock: systemClock,
    });
    expect(await unauthorised.book(booking())).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
  });
});
