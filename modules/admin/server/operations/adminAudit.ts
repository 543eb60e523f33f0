import * as v from "valibot";
import { readAudit, staffQuery } from "#modules/staff/server/index.ts";
import { auditPageSize } from "../../contract/admin-actions.ts";
import type { AdminDeps } from "../admin-deps.ts";

const input = v.object({
  subject: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80))),
  before: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  contacts: v.nullish(v.boolean()),
});

/** Audit lines, newest first. */
export const adminAudit = (deps: AdminDeps) =>
  staffQuery(deps, {
    permission: "audit.read",
    input,
    async run(_context, _staff, { subject, before, contacts }) {
      const lines = await readAudit(deps.database.kysely, {
        subject: subject || null,
        before: before ?? null,
        limit: auditPageSize,
        contacts: contacts ?? false,
      });
      return lines.map(({ at, detail, ...line }) => ({
        ...line,
        at: at.toISOString(),
        detail: JSON.stringify(detail),
      }));
    },
  });
