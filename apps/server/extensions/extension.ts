import type { Clock } from "#kit/core/clock.ts";
import type { Senders } from "#modules/notification/server/index.ts";
import type { PaymentChannelDraft } from "#modules/payment/server/index.ts";
import type { Gateway } from "#modules/payment/server/ports/gateway.ts";
import type { PromotionRule } from "#modules/promotion/contract/rule/promotion-rule.ts";
import type { Courier } from "#modules/shipping/server/index.ts";

/** What an extension builds its parts from. */
export type ExtensionContext = {
  readonly clock: Clock;
  /** An environment variable; null when it is absent or empty. Its name must not begin with `SHOP_`: those are the engine's. */
  readonly setting: (name: string) => string | null;
  /** The milliseconds a call to an outside service may take (SHOP_TIMEOUTS). */
  readonly timeoutMs: { readonly payment: number; readonly courier: number; readonly messages: number };
};

/**
 * What a folder `extensions/<name>` adds to the shop: its file `extension.ts` exports one of these as `extension`. Each part
 * implements a port of a module and passes the port's contract suite.
 */
export type Extension = {
  /** Payment gateways. One whose name the engine has replaces the engine's. */
  readonly gateways?: (context: ExtensionContext) => readonly Gateway[];
  /** Payment channels that the gateways charge. A start adds missing ones and leaves the others as the merchant has set them. */
  readonly paymentChannels?: readonly PaymentChannelDraft[];
  /** Couriers whose rates checkouts offer after those of the shop's own table. One that is slow or fails is left out. */
  readonly couriers?: (context: ExtensionContext) => readonly Courier[];
  /** How order promotions may compute their discounts, besides by levels. */
  readonly promotionRules?: readonly PromotionRule[];
  /** Senders of messages, instead of the configured vendors of their channels. */
  readonly senders?: (context: ExtensionContext) => Partial<Senders>;
};

export type LoadedExtension = Extension & {
  /** The name of its folder. */
  readonly name: string;
};
