import * as v from "valibot";
import { fallbackLocale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { sendMessageOnce } from "#modules/notification/server/index.ts";
import { readContact } from "../../contract/contact.ts";
import { contactMessageSchema } from "../../contract/contact-message.ts";
import type { ChatDeps } from "../chat-deps.ts";
import { noMailbox, tooManyMessages } from "../chat-failures.ts";
import { countContactMessage, type TooManyMessages } from "../chat-limits.ts";
import { chatOwner } from "../chat-owner.ts";

const input = v.object({ input: contactMessageSchema });

type Refused = { readonly code: "NO_MAILBOX" } | TooManyMessages;

/** Sends a message of the contact form to the shop's mailbox. The outbox stores each key once, so a repeat sends nothing. */
export const sendContactMessage = (deps: ChatDeps) =>
  operation<v.InferOutput<typeof input>, null, Refused>({
    access: "anyone",
    clock: deps.clock,
    input,
    async run({ caller, address }, { input: { key, name, contact, orderCode, text } }): Promise<Result<null, Refused>> {
      const mailbox = await deps.shopMailbox();
      if (mailbox === null) return fail({ code: "NO_MAILBOX" });
      const counted = await countContactMessage(deps, chatOwner(caller), address);
      if (!counted.ok) return counted;
      const data = { name, contact: readContact(contact)?.to ?? contact, orderCode, text };
      await inTransaction(deps.database, (trx) =>
        sendMessageOnce(trx, deps, key, {
          channel: "EMAIL",
          to: mailbox,
          locale: fallbackLocale,
          content: { kind: "contactMessage", data },
        }),
      );
      return ok(null);
    },
    failures: { NO_MAILBOX: noMailbox, RATE_LIMITED: tooManyMessages },
  });
