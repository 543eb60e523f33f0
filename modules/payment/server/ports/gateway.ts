import type { IncomingHttpHeaders } from "node:http";
import type { Result } from "#kit/core/result.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";

/** How the shopper pays. Each adapter maps it to its vendor's names. */
export type ChargeMethod =
  | { readonly kind: "va"; readonly bank: string }
  | { readonly kind: "card"; readonly instalment: { readonly bank: string; readonly months: number } | null }
  | { readonly kind: "wallet"; readonly wallet: string }
  | { readonly kind: "qris" };

export type Payer = { readonly name: string; readonly email: string; readonly mobile: string | null };

/** A charge to open. `chargeId` is the idempotency key: a gateway must not open a second charge under it. */
export type ChargeRequest = {
  readonly chargeId: string;
  readonly amount: Rupiah;
  readonly method: ChargeMethod;
  readonly payer: Payer;
  /** Shown to the payer on the bill. */
  readonly description: string;
  /** The URL a hosted page redirects the browser to. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
};

/** The data the shopper pays with: an account number, a QR code or a page. */
export type OpenCharge = {
  /** The gateway's own id of the charge; empty while it has none. */
  readonly gatewayRef: string;
  readonly vaNumber: string | null;
  /** The company code that some banks ask for before the number. */
  readonly billerCode: string | null;
  readonly redirectUrl: string | null;
  readonly qrText: string | null;
};

/** Identifies a charge in later calls to its gateway. */
export type ChargeName = {
  readonly chargeId: string;
  readonly gatewayRef: string;
  readonly method: ChargeMethod["kind"];
  readonly amount: Rupiah;
};

export type ChargeStatus = "pending" | "paid" | "failed" | "expired" | "cancelled" | "refunded";

/** The state of a charge as its gateway reports it. The caller compares the amount with the payment. */
export type ChargeReport = {
  readonly chargeId: string;
  readonly status: ChargeStatus;
  readonly amount: number;
  readonly currency: string;
};

/** A webhook with a verified signature. */
export type GatewayWebhook = ChargeReport & {
  /** Equal for copies of one webhook, unique otherwise. */
  readonly eventId: string;
};

/** A request to /webhooks/{name}, unparsed: signatures cover its bytes. */
export type RawWebhook = {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The path it was posted to, which some signatures cover. */
  readonly path: string;
};

/** UNAVAILABLE: the outcome is unknown; query it, or retry with the same key. REFUSED: it did not happen and will not. */
export type Unavailable = { readonly code: "UNAVAILABLE"; readonly reason: string };
export type Refused = { readonly code: "REFUSED"; readonly reason: string };

/** A payment service provider: opens, queries, cancels and refunds charges, and verifies its webhooks. */
export type Gateway = {
  /** Its name in channels, in attempts and in the URL of its webhooks. */
  readonly name: string;
  /**
   * everything: the signature of a webhook covers all fields that are read. sender: it identifies the sender only; then a
   * webhook triggers a status query and settles nothing by itself.
   */
  readonly webhookProves: "everything" | "sender";
  open(request: ChargeRequest): Promise<Result<OpenCharge, Unavailable | Refused>>;
  /** A charge unknown to the gateway is pending: it has not been paid. */
  status(charge: ChargeName): Promise<Result<ChargeReport, Unavailable>>;
  /** Cancels a pending charge and answers its state afterwards: a paid one stays paid. */
  cancel(charge: ChargeName): Promise<Result<ChargeReport, Unavailable>>;
  /** Refunds once per key. NOT_SUPPORTED: this gateway cannot refund this kind of charge. */
  refund(
    charge: ChargeName,
    refund: { readonly key: string; readonly amount: Rupiah; readonly reason: string },
  ): Promise<Result<{ readonly refundRef: string }, Unavailable | Refused | { readonly code: "NOT_SUPPORTED" }>>;
  /** Verifies the signature before parsing. FORGED: wrong signature, or too old. MALFORMED: invalid body. */
  readWebhook(webhook: RawWebhook): Result<GatewayWebhook, { readonly code: "FORGED" | "MALFORMED" }>;
};

/** The configured gateways by name. */
export type Gateways = ReadonlyMap<string, Gateway>;

export const gatewaysOf = (...gateways: readonly Gateway[]): Gateways =>
  new Map(gateways.map((gateway) => [gateway.name, gateway]));
