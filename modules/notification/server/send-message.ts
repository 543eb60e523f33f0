import type { Transaction } from "kysely";
import type { Ids } from "#kit/core/ids.ts";
import { addToOutbox, addToOutboxOnce } from "#kit/postgres/outbox.ts";
import type { Message } from "../contract/message.ts";
import { putIntoEnvelope } from "./message-envelope.ts";
import type { Sealer } from "./sealer.ts";

export const messageTopic = "message.send";

export type SendMessageDeps = { readonly ids: Pick<Ids, "uuid">; readonly sealer: Sealer };

/** Queues a message in the caller's transaction; it is sent only if that commits. Returns the id of its delivery. */
export function sendMessage<Tables>(
  trx: Transaction<Tables>,
  deps: SendMessageDeps,
  message: Message,
): Promise<string> {
  return addToOutbox(trx, deps.ids, { topic: messageTopic, payload: putIntoEnvelope(message, deps.sealer) });
}

/** The same with a given id: a caller that runs twice sends one message. */
export const sendMessageOnce = <Tables>(
  trx: Transaction<Tables>,
  { sealer }: Pick<SendMessageDeps, "sealer">,
  id: string,
  message: Message,
): Promise<void> => addToOutboxOnce(trx, id, { topic: messageTopic, payload: putIntoEnvelope(message, sealer) });
