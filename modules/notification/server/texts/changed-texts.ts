import type { Kysely } from "kysely";
import { type Versioned, type VersionedReader, versionedReader } from "#kit/cache/versioned-cache.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Channel } from "../../contract/channel.ts";
import type { MessageContent } from "../../contract/message.ts";
import { messageTextId } from "../../contract/message-text.ts";
import { readMessageTexts, type StoredTexts } from "../store/message-texts.ts";
import type { ChangedTexts } from "../templates/words.ts";
import { changedTextProblems, targetOf } from "./check-texts.ts";
import { templateIdOf } from "./listed-templates.ts";

/** Changed texts by the id of their record. */
type TextsById = ReadonlyMap<string, ChangedTexts>;
type ChangedTextsReader = VersionedReader<Kysely<unknown>, TextsById>;

/** Caches the changed texts by their version. */
export const changedTextsReader = (): ChangedTextsReader =>
  versionedReader("message texts", async (db: Kysely<unknown>) => usable(await readMessageTexts(db)));

/** A text that a later release no longer allows, such as one without a new essential placeholder, is left out. */
function usable({ version, texts }: StoredTexts): Versioned<TextsById> {
  const entries = Object.entries(texts).flatMap(([id, changed]): [string, ChangedTexts][] => {
    const target = targetOf(id);
    if (!target) return [];
    const refused = new Set(changedTextProblems(target, changed).map(({ name }) => name));
    return [[id, Object.fromEntries(Object.entries(changed).filter(([name]) => !refused.has(name)))]];
  });
  return { version, value: new Map(entries) };
}

/** The changed texts a message is rendered with. */
export const changedTextsFor = (
  texts: TextsById,
  content: MessageContent,
  channel: Channel,
  locale: Locale,
): ChangedTexts => texts.get(messageTextId({ template: templateIdOf(content), channel, locale })) ?? {};
