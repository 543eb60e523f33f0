import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import type { Message } from "#modules/notification/contract/message.ts";
import { messageTopic } from "#modules/notification/server/index.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { grantAccess } from "../sign-in/grant-access.ts";
import { accessTopic } from "../sign-in/request-access.ts";

type Row = { id: string; topic: string; payload: { sealed: string } };

/** Does the worker's part: grants requested access and takes every message out of the outbox, decrypted. */
export async function sentMessages(database: Database, deps: IdentityDeps): Promise<Message[]> {
  const take = async (topic: string) =>
    (
      await sql<Row>`delete from kit.outbox where topic = ${topic} returning id, topic, payload`.execute(
        database.kysely,
      )
    ).rows;
  for (const { id, topic, payload } of await take(accessTopic)) {
    await grantAccess(deps)({ id, topic, payload, attempt: 1, signal: new AbortController().signal });
  }
  return (await take(messageTopic)).map(({ payload }) => JSON.parse(deps.sealer.open(payload.sealed)) as Message);
}
