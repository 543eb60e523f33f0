import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import type { Channel } from "./channel.ts";

/** The parts of a payment method's name; the parent of an instalment term is its bank. */
export type NamedChannel = Pick<Channel, "names" | "months"> & { readonly parentNames: Texts | null };

const instalments: Texts = {
  "en-US": "{bank} card instalments, {term}",
  "id-ID": "Cicilan kartu {bank}, {term}",
  "vi-VN": "Trả góp thẻ {bank}, {term}",
  "zh-CN": "{bank} 信用卡分期，{term}",
};

const textIn = (texts: Texts, locale: Locale): string => texts[locale] || texts[fallbackLocale];

/** The name of a payment method outside the list it is chosen from: a term alone, "6 months", names neither bank nor card. */
export function methodName({ names, months, parentNames }: NamedChannel, locale: Locale): string {
  const name = textIn(names, locale);
  if (months === null || parentNames === null) return name;
  return textIn(instalments, locale)
    .replace("{bank}", () => textIn(parentNames, locale))
    .replace("{term}", () => name);
}

/** Method names by channel code; null for a channel that is not among these. */
export function methodNames(channels: readonly Channel[], locale: Locale): (code: string) => string | null {
  const byCode = new Map(channels.map((channel) => [channel.code, channel]));
  return (code) => {
    const channel = byCode.get(code);
    if (!channel) return null;
    const parent = channel.parentCode === null ? undefined : byCode.get(channel.parentCode);
    return methodName({ ...channel, parentNames: parent?.names ?? null }, locale);
  };
}
