import type { Shop } from "./shop.ts";

/** A conversation of this shopper with one message and unread answers. Returns its id. */
export async function aConversation(shop: Shop, owner: string, replies: readonly string[] = []): Promise<string> {
  const id = crypto.randomUUID();
  await shop.sql(
    `insert into chat.conversation (id, owner, locale, consent_version, consented_at, created_at, last_at, last_number,
       waiting_since)
     values ($1, $2, 'en-US', '1', now(), now(), now(), $3, case when $3 = 1 then now() end)`,
    [id, owner, replies.length + 1],
  );
  await shop.sql(
    `insert into chat.message (conversation_id, number, author, body, key, at)
     values ($1, 1, 'shopper', 'Do the bricks fit those of last year?', gen_random_uuid(), now())`,
    [id],
  );
  await shop.sql(
    `insert into chat.message (conversation_id, number, author, staff_name, body, key, at)
     select $1, place + 1, 'staff', 'Dewi Lestari', body, gen_random_uuid(), now()
     from unnest($2::text[]) with ordinality as given (body, place)`,
    [id, replies],
  );
  return id;
}
