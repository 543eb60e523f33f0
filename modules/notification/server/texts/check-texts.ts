import { asLocale, type Locale } from "#kit/core/locale.ts";
import { type Channel, channels } from "../../contract/channel.ts";
import type { MessageContent, MessageData, MessageKind } from "../../contract/message.ts";
import { mostSmsSegments, smsSize } from "../../contract/sms-segments.ts";
import { messageSamples } from "../samples/message-samples.ts";
import type { ShopCard } from "../templates/shop-card.ts";
import type { Template } from "../templates/template.ts";
import { templates } from "../templates/templates.ts";
import type { ChangedTexts } from "../templates/words.ts";
import { type ListedTemplate, listedTemplate, placeholdersOf, templateIdOf, textsOf } from "./listed-templates.ts";
import { rulesOf, type TextProblem, textProblems } from "./text-rules.ts";

/** One template on one channel in one language: what a record of changed texts is about. */
export type TextTarget = { readonly template: ListedTemplate; readonly channel: Channel; readonly locale: Locale };

/** The target a record's id names, or null. */
export function targetOf(id: string): TextTarget | null {
  const [name = "", channelName, localeName, ...more] = id.split(":");
  const template = listedTemplate(name);
  const channel = channels.find((one) => one === channelName);
  const locale = asLocale(localeName);
  if (!template || !channel || !locale || more.length > 0 || !template.channels.includes(channel)) return null;
  return { template, channel, locale };
}

/** Made-up messages of a template. */
export const samplesOf = ({ id }: ListedTemplate): readonly MessageContent[] =>
  messageSamples.filter((content) => templateIdOf(content) === id);

type NamedProblem = TextProblem & { readonly name: string };

/** Why these texts may not be saved, by the name of the text. */
export function changedTextProblems(target: TextTarget, changed: Readonly<Record<string, unknown>>): NamedProblem[] {
  const { template, channel, locale } = target;
  const set = textsOf(template, channel);
  return Object.entries(changed).flatMap(([name, text]) => {
    const shipped = Object.hasOwn(set, name) ? set[name] : undefined;
    if (!shipped) return [{ name, problem: "unknown" }];
    return textProblems(rulesOf(shipped, placeholdersOf(template), locale), text).map((found) => ({ name, ...found }));
  });
}

/** The same, and whether an SMS with made-up values would be too long. */
export function savedTextProblems(
  target: TextTarget,
  changed: Readonly<Record<string, unknown>>,
  shop: ShopCard,
): NamedProblem[] {
  const problems = changedTextProblems(target, changed);
  if (problems.length > 0 || target.channel !== "SMS") return problems;
  const isTooLong = samplesOf(target.template).some(
    (content) => smsSize(smsText(content, target.locale, shop, changed as ChangedTexts)).segments > mostSmsSegments,
  );
  return isTooLong ? [{ name: "text", problem: "tooManySegments", detail: String(mostSmsSegments) }] : [];
}

/** The cast is safe: a kind's template accepts that kind's data, which TypeScript cannot express for a variable kind. */
export function smsText(content: MessageContent, locale: Locale, shop: ShopCard, changed: ChangedTexts): string {
  const template = templates[content.kind] as Template<MessageData[MessageKind]>;
  return template.sms(content.data, shop, locale, changed);
}
