import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";

/** A charge as the vendor stores it. */
export type LedgerCharge = {
  readonly chargeId: string;
  readonly vendorId: string;
  readonly amount: number;
  readonly method: string;
  state: "pending" | "paid" | "cancelled" | "refunded";
  opened: number;
};

export type VendorRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: Record<string, unknown>;
};

export type VendorReply = { readonly status: number; readonly body: string | object };

/** The charges of a vendor, one per charge id. */
export function vendorLedger() {
  const charges = new Map<string, LedgerCharge>();
  return {
    charges,
    byVendorId: (id: string) => [...charges.values()].find((charge) => charge.vendorId === id),
    /** Adds a charge, or answers the one of this id. */
    book(chargeId: string, amount: number, method: string): { charge: LedgerCharge; isNew: boolean } {
      const known = charges.get(chargeId);
      if (known) return { charge: known, isNew: false };
      const charge = {
        chargeId,
        vendorId: `v-${charges.size + 1}`,
        amount,
        method,
        state: "pending",
        opened: 1,
      } as const;
      charges.set(chargeId, { ...charge });
      return { charge: charges.get(chargeId) ?? charge, isNew: true };
    },
    pay(chargeId: string) {
      const charge = charges.get(chargeId);
      if (charge?.state === "pending") charge.state = "paid";
    },
    opened: (chargeId: string) => charges.get(chargeId)?.opened ?? 0,
  };
}

/** A vendor on a real socket, closed when the test file ends. It can drop one answer after doing the work. */
export async function loopbackVendor(result: (request: VendorRequest) => VendorReply) {
  let loseNext = false;
  const arrived: VendorRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const body = await text(incoming);
    const { method = "", url = "", headers } = incoming;
    const request = { method, path: url, headers, text: body, json: asObject(body) };
    arrived.push(request);
    const { status, body: reply } = result(request);
    if (loseNext) {
      loseNext = false;
      return void incoming.socket.destroy();
    }
    const type = typeof reply === "string" ? "application/x-www-form-urlencoded" : "application/json";
    response.writeHead(status, { "content-type": type }).end(typeof reply === "string" ? reply : JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    loseNextAnswer() {
      loseNext = true;
    },
  };
}

function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
