import * as v from "valibot";
import { locales } from "#kit/core/locale.ts";
import { channels } from "../../contract/channel.ts";
import { messageTextId } from "../../contract/message-text.ts";
import { type TextTarget, targetOf } from "./check-texts.ts";

const key = { id: v.pipe(v.string(), v.maxLength(60)), channel: v.picklist(channels), locale: v.picklist(locales) };

export const textsInput = v.object({ input: v.object(key) });

export const previewInput = v.object({
  input: v.object({
    ...key,
    texts: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(4_000))),
      v.check((texts) => Object.keys(texts).length <= 60),
    ),
    about: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(40)), null),
  }),
});

export type PreviewInput = v.InferOutput<typeof previewInput>;

export const targetOfInput = ({ id, channel, locale }: v.InferOutput<typeof textsInput>["input"]): TextTarget | null =>
  targetOf(messageTextId({ template: id, channel, locale }));
