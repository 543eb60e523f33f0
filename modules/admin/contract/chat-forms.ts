import * as v from "valibot";
import { messageKey, messageText } from "#modules/chat/contract/message-schema.ts";

const seenNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
);

/** Which conversation, and the newest message that was on the page. */
const chatSeen = { conversationId: v.pipe(v.string(), v.uuid()), seen: seenNumber };

export const answerChatSchema = v.object({ ...chatSeen, text: messageText, key: messageKey });
export const settleChatSchema = v.object(chatSeen);
