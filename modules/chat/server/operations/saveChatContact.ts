import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { type ChatContact, contactField, readContact } from "../../contract/contact.ts";
import type { ChatDeps } from "../chat-deps.ts";
import { noConversation, tooManyMessages } from "../chat-failures.ts";
import { countMessage, type TooManyMessages } from "../chat-limits.ts";
import { requireOwner } from "../chat-owner.ts";
import { contactOnWire } from "../wire.ts";

const input = v.object({
  input: v.object({
    contact: v.pipe(
      contactField,
      v.transform((typed) => readContact(typed) as ChatContact),
    ),
  }),
});

type Refused = { readonly code: "NOT_FOUND" } | TooManyMessages;

/** Counts against the message limits, so that it cannot be used to test addresses. */
export const saveChatContact = (deps: ChatDeps) =>
  operation<v.InferOutput<typeof input>, { contact: string }, Refused>({
    access: "session",
    clock: deps.clock,
    input,
    async run({ caller, address }, { input: { contact } }): Promise<Result<{ contact: string }, Refused>> {
      const owner = requireOwner(caller);
      const counted = await countMessage(deps, owner, address);
      if (!counted.ok) return counted;
      const saved = await deps.provider.saveContact(owner, contact);
      return saved ? ok({ contact: contactOnWire(contact) }) : fail({ code: "NOT_FOUND" });
    },
    failures: { NOT_FOUND: noConversation, RATE_LIMITED: tooManyMessages },
  });
