import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { signatureHeader, signWebhook } from "./courier-signature.ts";
import { httpCourier } from "./http-courier.ts";

const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const webhookSecret = "0123456789abcdef";

type Seen = { readonly method: string; readonly path: string; readonly token: string; readonly body: string };
const seen: Seen[] = [];
let reply: { status: number; body: string; headers?: Record<string, string> } | "hang" = { status: 200, body: "{}" };
const hanging: IncomingMessage[] = [];
const server = createServer(async (request, response) => {
  const { method = "", url: path = "", headers } = request;
  seen.push({ method, path, token: headers.authorization ?? "", body: await text(request) });
  if (reply === "hang") return void hanging.push(request);
  response.writeHead(reply.status, reply.headers).end(reply.body);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const courier = httpCourier({ url, token: "secret-token", webhookSecret, clock, timeoutMs: 120_000 });

const booking = {
  parcelCode: "6f9619ff-8b86-4011-b42d-00c04fc964ff",
  courierCode: "GRAB",
  serviceCode: "SAMEDAY",
  sourceCode: "WH01",
  to: {
    name: "Sari Lestari",
    mobile: "+6281234567890",
    address: "Jl. Melati 5",
    district: "Tebet",
    city: "Jakarta Selatan",
    province: "DKI Jakarta",
    zip: "12810",
  },
  pieces: 2,
};

describe("booking", () => {
  test("posts the parcel under its code as reference, with the token, and reads number and label", async () => {
    reply = { status: 201, body: JSON.stringify({ tracking_number: "GRAB1", label: "L-1" }) };
    expect(await courier.book(booking)).toEqual({ ok: true, value: { expressCode: "GRAB1", labelReference: "L-1" } });
    const { mobile: phone, ...to } = booking.to;
    expect(seen.at(-1)).toMatchObject({ method: "POST", path: "/v1/shipments", token: "Bearer secret-token" });
    expect(JSON.parse(seen.at(-1)?.body ?? "")).toEqual({
      reference: booking.parcelCode,
      courier: "GRAB",
      service: "SAMEDAY",
      origin: "WH01",
      pieces: 2,
      to: { ...to, phone },
    });
  });

  test.each([
    [400, "REFUSED"],
    [409, "REFUSED"],
    [422, "REFUSED"],
    [401, "UNAVAILABLE"],
    [404, "UNAVAILABLE"],
    [429, "UNAVAILABLE"],
    [500, "UNAVAILABLE"],
    [503, "UNAVAILABLE"],
  ])("status %i is %s", async (status, code) => {
    reply = { status, body: "{}" };
    expect(await courier.book(booking)).toEqual({ ok: false, error: { code, reason: `http ${status}` } });
  });

  test.each(["", "not json", "{}", JSON.stringify({ tracking_number: "" })])(
    "the answer %j has no tracking number and may be retried",
    async (body) => {
      reply = { status: 200, body };
      expect(await courier.book(booking)).toEqual({
        ok: false,
        error: { code: "UNAVAILABLE", reason: "unreadable answer" },
      });
    },
  );

  test("a redirect is not followed, so that the token stays with the configured host", async () => {
    const before = seen.length;
    reply = { status: 307, body: "", headers: { location: `${url()}/elsewhere` } };
    expect(await courier.book(booking)).toEqual({ ok: false, error: { code: "UNAVAILABLE", reason: "network" } });
    expect(seen.slice(before).map(({ path }) => path)).toEqual(["/v1/shipments"]);
  });

  test("a courier that does not answer is a timeout, one that does not listen a network failure", async () => {
    reply = "hang";
    const impatient = httpCourier({ url, token: "t", webhookSecret, clock, timeoutMs: 20 });
    expect(await impatient.book(booking)).toMatchObject({ error: { code: "UNAVAILABLE", reason: "timeout" } });
    const nowhere = httpCourier({ url: () => "http://127.0.0.1:1", token: "t", webhookSecret, clock });
    expect(await nowhere.book(booking)).toMatchObject({ error: { code: "UNAVAILABLE", reason: "network" } });
  });
});

describe("tracking", () => {
  const track = () => courier.track({ courierCode: "GRAB", expressCode: "GRAB/1" });

  test("requests by courier and number, and maps the events", async () => {
    const at = "2026-11-15T04:00:00.000Z";
    const events = [
      { event_id: "1", status: "picked_up", at, place: "Cakung", signer: "ignored" },
      { event_id: "2", status: "failed", at, reason: "refused" },
      { event_id: "3", status: "delivered", at, signer: "Budi", reason: "ignored" },
    ];
    reply = { status: 200, body: JSON.stringify({ events }) };
    const common = { at: new Date(at), place: "", signerName: null, reason: null };
    expect(await track()).toEqual({
      ok: true,
      value: [
        { ...common, eventId: "1", status: "pickedUp", place: "Cakung" },
        { ...common, eventId: "2", status: "failed", reason: "REFUSED" },
        { ...common, eventId: "3", status: "delivered", signerName: "Budi" },
      ],
    });
    expect(seen.at(-1)).toMatchObject({ method: "GET", path: "/v1/shipments/GRAB/GRAB%2F1", body: "" });
  });

  test("an unknown parcel has no events; an error or an invalid body may be retried", async () => {
    reply = { status: 404, body: "" };
    expect(await track()).toEqual({ ok: true, value: [] });
    reply = { status: 500, body: "" };
    expect(await track()).toMatchObject({ error: { code: "UNAVAILABLE", reason: "http 500" } });
    reply = { status: 200, body: JSON.stringify({ events: [{ status: "eaten" }] }) };
    expect(await track()).toMatchObject({ error: { code: "UNAVAILABLE", reason: "unreadable answer" } });
  });
});

describe("a webhook", () => {
  const reader = httpCourier({ token: "t", webhookSecret, url: () => "", clock });
  const fields = {
    event_id: "e1",
    reference: "6f9619ff-8b86-4011-b42d-00c04fc964ff",
    courier: "GRAB",
    tracking_number: "GRAB1",
    status: "delivered",
    at: "2026-11-15T04:59:00.000Z",
    place: "Tebet",
    signer: "Sari",
  };
  const read = (body: string, signedAt = clock.now(), secret = webhookSecret) =>
    reader.readWebhook({
      headers: { [signatureHeader]: signWebhook(secret, body, signedAt) },
      body: Buffer.from(body),
    });

  test("with a fresh signature is accepted", () => {
    expect(read(JSON.stringify(fields))).toEqual({
      ok: true,
      value: {
        eventId: "e1",
        parcelCode: fields.reference,
        courierCode: "GRAB",
        expressCode: "GRAB1",
        status: "delivered",
        at: new Date(fields.at),
        place: "Tebet",
        signerName: "Sari",
        reason: null,
      },
    });
  });

  test("is forged without a signature, with another secret, an old signature or a changed body", () => {
    const body = JSON.stringify(fields);
    const forged = { ok: false, error: { code: "FORGED" } };
    expect(reader.readWebhook({ headers: {}, body: Buffer.from(body) })).toEqual(forged);
    expect(read(body, clock.now(), "somebody else's")).toEqual(forged);
    expect(read(body, new Date(clock.now().getTime() - 3_600_000))).toEqual(forged);
    const header = signWebhook(webhookSecret, body, clock.now());
    const other = Buffer.from(body.replace("GRAB1", "GRAB2"));
    expect(reader.readWebhook({ headers: { [signatureHeader]: header }, body: other })).toEqual(forged);
  });

  test("with an invalid body is malformed, and an unknown failure reason becomes OTHER", () => {
    const malformed = { ok: false, error: { code: "MALFORMED" } };
    expect(read("{}")).toEqual(malformed);
    expect(read("not json")).toEqual(malformed);
    expect(read(JSON.stringify({ ...fields, status: "eaten" }))).toEqual(malformed);
    expect(read(JSON.stringify({ ...fields, status: "failed", reason: "RAIN" }))).toMatchObject({
      value: { reason: "OTHER", signerName: null },
    });
  });
});
