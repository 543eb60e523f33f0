import type { Kysely } from "kysely";
import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { writeStore } from "./store/stores.ts";
import { type StoreDraft, storeDraftSchema } from "./store-draft.ts";

type BadStore = { code: "BAD_STORE"; where: string; problem: string };

/** Validates and saves a store. Saving it unchanged updates nothing. */
export async function saveStore(db: Kysely<unknown>, draft: StoreDraft): Promise<Result<null, BadStore>> {
  const checked = v.safeParse(storeDraftSchema, draft);
  if (!checked.success) {
    const issue = checked.issues[0];
    const where = `${draft.code} ${v.getDotPath(issue) ?? ""}`.trim();
    return fail({ code: "BAD_STORE", where, problem: issue.message });
  }
  await writeStore(db, checked.output);
  return ok(null);
}
