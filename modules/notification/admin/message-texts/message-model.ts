import { type Locale, locales } from "#kit/core/locale.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { type Channel, channels } from "../../contract/channel.ts";
import type { AdminMessagesResult, AdminMessageTextsResult } from "./message-texts.graphql.gen.ts";
import type { MessageTextKey } from "./message-texts-text.ts";

export type MessageRow = AdminMessagesResult["adminMessages"][number];
export type MessageDetails = NonNullable<AdminMessageTextsResult["adminMessageTexts"]>;
export type ShippedText = MessageDetails["texts"][number];
type Say = Translate<MessageTextKey>;

export const messagesPath = "/admin/messages";

/** The editor of one message on one channel in one language. */
export const messagePath = (id: string, channel: string, locale: string): string =>
  `${messagesPath}/${id}?${new URLSearchParams({ channel, language: locale })}`;

export type ListFilter = { readonly search: string; readonly channel: Channel | null; readonly changed: boolean };

/** What the list's address asks for. Unknown values count as absent. */
export const readFilter = (query: URLSearchParams): ListFilter => ({
  search: (query.get("search") ?? "").trim().slice(0, 80),
  channel: channels.find((one) => one === query.get("channel")) ?? null,
  changed: query.get("changed") === "1",
});

export function filterAddress({ search, channel, changed }: ListFilter): string {
  const query = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(channel ? { channel } : {}),
    ...(changed ? { changed: "1" } : {}),
  });
  return query.size > 0 ? `?${query}` : messagesPath;
}

/** What a kind is called; one of a newer release by its name. */
export const kindName = (kind: string, t: Say): string => t(`kind_${kind}` as MessageTextKey);

/** The messages that fit. The search looks at the name of the kind, the heading and the id. */
export function filterMessages(
  rows: readonly MessageRow[],
  { search, channel, changed }: ListFilter,
  t: Say,
): MessageRow[] {
  const wanted = search.toLocaleLowerCase();
  return rows.filter(
    (row) =>
      (channel === null || row.channels.includes(channel)) &&
      (!changed || row.changed.some((one) => channel === null || one.channel === channel)) &&
      `${kindName(row.kind, t)} ${row.title} ${row.id}`.toLocaleLowerCase().includes(wanted),
  );
}

/** Who gets a message of this kind. */
export const receiverOf = (kind: string): MessageTextKey =>
  ["staffInvited", "weeklyReport"].includes(kind) ? "to_staff" : kind === "contactMessage" ? "to_shop" : "to_customer";

/** The channel and language a page's address asks for, of those the message has. */
export function shownTarget(query: URLSearchParams, has: readonly string[], own: Locale) {
  const channel = channels.find((one) => one === query.get("channel") && has.includes(one));
  const locale = locales.find((one) => one === query.get("language"));
  return { channel: channel ?? "EMAIL", locale: locale ?? own };
}

/** The name of each text: its role, a number where there are several, and when it is part of the message. */
export function textNames(texts: readonly ShippedText[], t: Say): ReadonlyMap<string, string> {
  const counts = Map.groupBy(texts, ({ role }) => role);
  return new Map(
    texts.map(({ name, role, when }) => {
      const same = counts.get(role) ?? [];
      const number = same.length > 1 ? ` ${same.findIndex((one) => one.name === name) + 1}` : "";
      const condition = when === null ? "" : ` (${t(`when_${when}` as MessageTextKey)})`;
      return [name, `${t(`role_${role}` as MessageTextKey)}${number}${condition}`];
    }),
  );
}

/** A text with a placeholder in place of what is selected, and where the caret goes. */
export function withPlaceholder(text: string, name: string, start: number, end: number) {
  const inserted = `{${name}}`;
  return { text: text.slice(0, start) + inserted + text.slice(end), caret: start + inserted.length };
}
