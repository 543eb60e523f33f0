import { type Kysely, sql } from "kysely";

type StepAction =
  | "recorded"
  | "linkSent"
  | "downloaded"
  | "handedOver"
  | "corrected"
  | "deleted"
  | "accountDeleted"
  | "answered"
  | "refused";

type Person = { readonly id: string; readonly name: string };

/** A step of a request. `by` is null for the customer. The detail holds names of fields and channels, never values. */
type NewStep = {
  readonly requestId: string;
  readonly at: Date;
  readonly action: StepAction;
  readonly by: Person | null;
  readonly detail?: Readonly<Record<string, string>>;
};

export async function writeStep(
  db: Kysely<unknown>,
  { requestId, at, action, by, detail = {} }: NewStep,
): Promise<void> {
  await sql`
    insert into privacy.step (request_id, at, action, staff_id, staff_name, detail)
    values (${requestId}, ${at}, ${action}, ${by?.id ?? null}, ${by?.name ?? null}, ${JSON.stringify(detail)}::jsonb)`.execute(
    db,
  );
}

type StepRow = {
  readonly id: string;
  readonly at: Date;
  readonly action: StepAction;
  readonly by: string | null;
  readonly field: string | null;
  readonly channel: string | null;
};

/** The steps of a request, oldest first. */
export async function stepsOf(db: Kysely<unknown>, requestId: string): Promise<readonly StepRow[]> {
  const { rows } = await sql<StepRow>`
    select id::text, at, action, staff_name as by, detail ->> 'field' as field, detail ->> 'channel' as channel
    from privacy.step where request_id = ${requestId} order by step.id`.execute(db);
  return rows;
}
