import type { IncomingHttpHeaders } from "node:http";
import type { Result } from "#kit/core/result.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";

/** How the shopper pays, in our words; each adapter knows its vendor's. */
export type ChargeMethod =
  | { readonly kind: "va"; readonly bank: string }
  | { readonly kind: "card"; readonly instalment: { readonly bank: string; readonly months: number } | null }
  | { readonly kind: "wallet"; readonly wallet: string }
  | { readonly kind: "qris" };

export type Payer = { readonly name: string; readonly email: string; readonly mobile: string | null };

/** Money we ask for. The same `chargeId` again means the same charge: a gateway must not open a second one. */
export type ChargeRequest = {
  readonly chargeId: string;
  readonly amount: Rupiah;
  readonly method: ChargeMethod;
  readonly payer: Payer;
  /** What the payer reads on the bill. */
  readonly description: string;
  /** Where a hosted page sends the browser back to. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
};

/** What the shopper needs to pay: a number, a code or a page. */
export type OpenCharge = {
  /** The gateway's own name for it; empty where it has none yet. */
  readonly gatewayRef: string;
  readonly vaNumber: string | null;
  /** The company code that some banks ask for before the number. */
  readonly billerCode: string | null;
  readonly redirectUrl: string | null;
  readonly qrText: string | null;
};

/** How we name a charge to its gateway afterwards. */
export type ChargeName = {
  readonly chargeId: string;
  readonly gatewayRef: string;
  readonly method: ChargeMethod["kind"];
  readonly amount: Rupiah;
};

export type ChargeStatus = "pending" | "paid" | "failed" | "expired" | "cancelled" | "refunded";

/** What a gateway says about a charge. Amounts are its own: whoever believes them compares them first. */
export type ChargeReport = {
  readonly chargeId: string;
  readonly status: ChargeStatus;
  readonly amount: number;
  readonly currency: string;
};

/** A webhook whose sender was proved. */
export type GatewayWebhook = ChargeReport & {
  /** The same for every copy of one webhook, another for every other one. */
  readonly eventId: string;
};

/** What arrived at /webhooks/{name}, byte for byte. */
export type RawWebhook = {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The path it was posted to, which some signatures cover. */
  readonly path: string;
};

/** UNAVAILABLE: nobody knows whether it happened; ask again, or do it again under the same name. REFUSED: it did not, and will not. */
export type Unavailable = { readonly code: "UNAVAILABLE"; readonly reason: string };
export type Refused = { readonly code: "REFUSED"; readonly reason: string };

/** A payment gateway: takes charges, tells how they stand, gives money back, and proves its own webhooks. */
export type Gateway = {
  /** As channels, attempts and the address of its webhooks name it. */
  readonly name: string;
  /**
   * everything: the signature of a webhook covers all we read. sender: it proves who wrote, but what is written could have
   * been another's; then a webhook is only a reason to ask.
   */
  readonly webhookProves: "everything" | "sender";
  open(request: ChargeRequest): Promise<Result<OpenCharge, Unavailable | Refused>>;
  /** A charge it has never heard of is a pending one: nobody has paid it. */
  status(charge: ChargeName): Promise<Result<ChargeReport, Unavailable>>;
  /** Ends a charge that waits and answers how it stands then: a paid one stays paid. */
  cancel(charge: ChargeName): Promise<Result<ChargeReport, Unavailable>>;
  /** Gives money back, once for each key. NOT_SUPPORTED: not by this gateway for this kind of charge. */
  refund(
    charge: ChargeName,
    refund: { readonly key: string; readonly amount: Rupiah; readonly reason: string },
  ): Promise<Result<{ readonly refundRef: string }, Unavailable | Refused | { readonly code: "NOT_SUPPORTED" }>>;
  /** Proves who wrote a webhook before reading it. FORGED: not the gateway, or not now. MALFORMED: it makes no sense. */
  readWebhook(notice: RawWebhook): Result<GatewayWebhook, { readonly code: "FORGED" | "MALFORMED" }>;
};

/** The gateways this shop has an account with, by name. */
export type Gateways = ReadonlyMap<string, Gateway>;

export const gatewaysOf = (...gateways: readonly Gateway[]): Gateways =>
  new Map(gateways.map((gateway) => [gateway.name, gateway]));
