import { createHmac, randomUUID } from "node:crypto";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok } from "#kit/core/result.ts";
import type {
  ChargeName,
  ChargeReport,
  ChargeRequest,
  ChargeStatus,
  Gateway,
  GatewayWebhook,
  OpenCharge,
} from "../ports/gateway.ts";

type Booked = { request: ChargeRequest; open: OpenCharge; status: ChargeStatus; amount: number; opened: number };

const key = "the key of the books";
const seal = (text: string) => createHmac("sha256", key).update(text).digest("hex");
const unavailable = fail({ code: "UNAVAILABLE", reason: "switched off" });

/** A gateway with its charges in memory, controlled by the test. */
export function memoryGateway({ webhookProves = "everything" }: Partial<Pick<Gateway, "webhookProves">> = {}) {
  const books = new Map<string, Booked>();
  const refunds = new Map<string, number>();
  let up = true;
  let refuses = false;
  const series = randomUUID();
  let events = 0;
  let questions = 0;

  const reportOf = ({ request: { chargeId }, status, amount }: Booked): ChargeReport => ({
    chargeId,
    status,
    amount,
    currency: "IDR",
  });
  const unknown = ({ chargeId, amount }: ChargeName): ChargeReport => ({
    chargeId,
    status: "pending",
    amount,
    currency: "IDR",
  });

  const gateway: Gateway = {
    name: "books",
    webhookProves,
    async open(request) {
      if (!up) return unavailable;
      if (refuses) return fail({ code: "REFUSED", reason: "switched to refuse" });
      const known = books.get(request.chargeId);
      if (known) return ok(known.open);
      const number = String(8800 + books.size);
      const open: OpenCharge = {
        gatewayRef: `ref-${number}`,
        vaNumber: request.method.kind === "va" ? number : null,
        billerCode: null,
        redirectUrl: request.method.kind === "va" ? null : `https://bank.example/${number}`,
        qrText: request.method.kind === "qris" ? `QR-${number}` : null,
      };
      books.set(request.chargeId, { request, open, status: "pending", amount: request.amount, opened: 1 });
      return ok(open);
    },
    async status(charge) {
      questions += 1;
      if (!up) return unavailable;
      const booked = books.get(charge.chargeId);
      return ok(booked ? reportOf(booked) : unknown(charge));
    },
    async cancel(charge) {
      if (!up) return unavailable;
      const booked = books.get(charge.chargeId);
      if (!booked) return ok({ ...unknown(charge), status: "cancelled" });
      if (booked.status === "pending") booked.status = "cancelled";
      return ok(reportOf(booked));
    },
    async refund(charge, { key: refundKey, amount }) {
      if (!up) return unavailable;
      if (charge.method === "va") return fail({ code: "NOT_SUPPORTED" });
      refunds.set(refundKey, amount);
      return ok({ refundRef: `back-${refundKey}` });
    },
    readWebhook({ headers, body }) {
      const text = body.toString("utf8");
      if (!sameSecret(String(headers["x-seal"] ?? ""), seal(text))) return fail({ code: "FORGED" });
      return ok(JSON.parse(text) as GatewayWebhook);
    },
  };

  return {
    gateway,
    books,
    refunds,
    questions: () => questions,
    turn(on: boolean) {
      up = on;
    },
    refuse(on: boolean) {
      refuses = on;
    },
    /** Sets the state of a charge at the gateway. */
    set(chargeId: string, status: ChargeStatus, amount?: number) {
      const booked = books.get(chargeId);
      if (!booked) throw new Error("no such charge");
      booked.status = status;
      if (amount !== undefined) booked.amount = amount;
    },
    /** A webhook of a report; the same `eventId` makes it a copy. */
    webhook(report: Partial<GatewayWebhook> & { chargeId: string }) {
      events += 1;
      const webhook = { status: "paid", amount: 0, currency: "IDR", eventId: `${series}-${events}`, ...report };
      const body = JSON.stringify(webhook);
      return { headers: { "x-seal": seal(body) }, body: Buffer.from(body), path: "/webhooks/books" };
    },
  };
}

export type MemoryGateway = ReturnType<typeof memoryGateway>;
