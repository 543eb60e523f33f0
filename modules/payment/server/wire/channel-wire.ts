import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { Channel, ChannelBranch } from "../channels/channel.ts";
import { expiryOf } from "../channels/offer-channels.ts";

export type WireSettings = {
  readonly locale: Locale;
  readonly now: Date;
  readonly orderAmount: number;
  readonly pictureUrl: (path: string) => string;
};

/** VA, CARD, INSTALMENT, WALLET, QRIS or COD. */
export const paymentTypeOf = ({ kind, bank }: Pick<Channel, "kind" | "bank">): string =>
  kind === "card" && bank !== null ? "INSTALMENT" : kind.toUpperCase();

const nameOf = ({ names }: Pick<Channel, "names">, locale: Locale): string => names[locale] || names[fallbackLocale];

/** A channel in wire format (EN-30). */
export function channelOnWire(branch: ChannelBranch, settings: WireSettings): object {
  const { locale, now, orderAmount, pictureUrl } = settings;
  const { months } = branch;
  return {
    imageUrl: pictureUrl(branch.image),
    code: branch.code,
    parentCode: branch.parentCode,
    paymentPlatform: branch.gateway,
    paymentMethod: branch.code,
    paymentType: branch.code === "INSTALMENT" ? "INSTALMENT" : paymentTypeOf(branch),
    paymentVia: branch.bank,
    stage: branch.stage,
    fee: branch.fee,
    name: nameOf(branch, locale),
    installment: months,
    installmentAmount: months === null ? null : Math.ceil(orderAmount / months),
    minInstallmentAmount: months === null ? null : branch.leastAmount,
    maxInstallmentAmount: months === null ? null : branch.mostAmount,
    merchantHosted: branch.kind === "va" || branch.kind === "qris" || branch.kind === "cod",
    expiryDate: expiryOf(branch, now)?.toISOString() ?? null,
    children: branch.children.map((child) => channelOnWire(child, settings)),
  };
}
