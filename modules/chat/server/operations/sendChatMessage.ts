import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { messageKey, messageText } from "../../contract/message-schema.ts";
import type { ChatDeps } from "../chat-deps.ts";
import { type ChatOff, chatOff, consentRequired, tooManyMessages } from "../chat-failures.ts";
import { countMessage, type TooManyMessages } from "../chat-limits.ts";
import { requireOwner } from "../chat-owner.ts";
import type { ConsentRequired } from "../ports/live-chat.ts";
import { messageOnWire } from "../wire.ts";

const input = v.object({
  input: v.object({ text: messageText, key: messageKey, consents: v.nullish(v.boolean(), false) }),
});

type Refused = ChatOff | ConsentRequired | TooManyMessages;

export const sendChatMessage = (deps: ChatDeps) =>
  operation<v.InferOutput<typeof input>, ReturnType<typeof messageOnWire>, Refused>({
    access: "session",
    clock: deps.clock,
    input,
    async run(
      { caller, locale, address },
      { input: { text, key, consents } },
    ): Promise<Result<ReturnType<typeof messageOnWire>, Refused>> {
      if (deps.hours === null) return fail({ code: "CHAT_OFF" });
      const owner = requireOwner(caller);
      const counted = await countMessage(deps, owner, address);
      if (!counted.ok) return counted;
      const sent = await deps.provider.send(owner, { text, key, locale, consents });
      return sent.ok ? ok(messageOnWire(sent.value)) : sent;
    },
    failures: { CHAT_OFF: chatOff, CONSENT_REQUIRED: consentRequired, RATE_LIMITED: tooManyMessages },
  });
