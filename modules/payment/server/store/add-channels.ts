import { type Kysely, sql } from "kysely";
import type { PaymentChannelDraft } from "../channels/channel-draft.ts";

/** Adds the channels that do not exist yet; others stay as the merchant has set them. Several processes may do it at once. */
export async function addMissingChannels(db: Kysely<unknown>, drafts: readonly PaymentChannelDraft[]): Promise<void> {
  const codes = drafts.map(({ code }) => code);
  const { rows } = await sql<{ code: string }>`
    select code from payment.channel where code = any(${codes}::text[])`.execute(db);
  const known = new Set(rows.map(({ code }) => code));
  const missing = drafts.filter(({ code }) => !known.has(code));
  // A statement that adds nothing would still begin a new edition of the channels.
  if (missing.length === 0) return;
  await sql`
    insert into payment.channel
      (code, parent_code, stage, position, kind, gateway, bank, names, image, lasts_seconds)
    select draft.code, draft."parentCode", coalesce(parent.stage + 1, 1), draft.position, draft.kind, draft.gateway,
      draft.bank, draft.names, draft.image, draft."lastsSeconds"
    from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as draft (code text, "parentCode" text, position integer,
      kind text, gateway text, bank text, names jsonb, image text, "lastsSeconds" integer)
    left join payment.channel as parent on parent.code = draft."parentCode"
    on conflict (code) do nothing`.execute(db);
}
