import type { Channel } from "../../contract/channel.ts";
import { channels } from "../../contract/channel.ts";
import { type MessageContent, type MessageKind, messageKinds } from "../../contract/message.ts";
import type { TemplateId } from "../../contract/message-text.ts";
import type { TextSet } from "../templates/message-text.ts";
import type { Template } from "../templates/template.ts";
import { templates } from "../templates/templates.ts";

/** A message of the merchant's list: a kind, or one variant of it. */
export type ListedTemplate = {
  readonly id: TemplateId;
  readonly kind: MessageKind;
  readonly variant: string;
  /** The channels whose text can be changed. */
  readonly channels: readonly Channel[];
};

const templateOf = (kind: MessageKind): Template<never> => templates[kind];

const idOf = (kind: MessageKind, variant: string): TemplateId => (variant === "" ? kind : `${kind}.${variant}`);

/** Only messages queued by earlier releases have it. */
const retired = "newsletterWelcome.welcome";

/** Every message the shop can send. */
export const listedTemplates: readonly ListedTemplate[] = messageKinds
  .flatMap((kind) =>
    Object.keys(templateOf(kind).variants).map((variant) => ({
      id: idOf(kind, variant),
      kind,
      variant,
      channels: channels.filter((channel) => channel !== "WHATSAPP" || !templateOf(kind).isWhatsAppFixed),
    })),
  )
  .filter(({ id }) => id !== retired);

export const listedTemplate = (id: string): ListedTemplate | null =>
  listedTemplates.find((one) => one.id === id) ?? null;

/** The template a message is rendered by. */
export function templateIdOf({ kind, data }: MessageContent): TemplateId {
  return idOf(kind, (templates[kind] as Template<typeof data>).variantOf(data));
}

/** The texts of a template on a channel, without those its messages never have. */
export function textsOf({ kind, variant }: ListedTemplate, channel: Channel): TextSet {
  const template = templateOf(kind);
  const set = template.variants[variant]?.[channel === "EMAIL" ? "email" : "short"] ?? {};
  return Object.fromEntries(Object.entries(set).filter(([name]) => !template.leavesOut(variant, name)));
}

/** The placeholders that every text of the template may have. */
export const placeholdersOf = ({ kind }: ListedTemplate): readonly string[] => templateOf(kind).placeholders;
