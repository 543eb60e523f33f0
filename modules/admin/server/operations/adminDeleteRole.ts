import * as v from "valibot";
import { diffFields } from "#kit/core/fields/field-changes.ts";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { lockVersions } from "#kit/postgres/records/journal.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { roleRecord, staffAction } from "#modules/staff/server/index.ts";
import { notFound } from "../actions/admin-failures.ts";
import type { AdminDeps } from "../admin-deps.ts";

type NotDeleted =
  | { readonly code: "NOT_FOUND" }
  | { readonly code: "REFUSED"; readonly problem: string; readonly detail: string };

const input = v.object({ input: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }) });

/** Deletes a role that no account has and that is not built in. */
export const adminDeleteRole = (deps: AdminDeps) =>
  staffAction<v.InferOutput<typeof input>, { code: string }, NotDeleted>(deps, {
    action: "role.delete",
    permission: "staff.manage",
    input,
    async run(trx, staff, { input: { code } }) {
      const version = (await lockVersions(trx, roleRecord.name, [code])).get(code) ?? 0;
      const state = (await roleRecord.read(trx, [code])).get(code);
      if (!state) return fail({ code: "NOT_FOUND" });
      const why = { at: deps.clock.now(), actor: { id: staff.id, name: staff.name }, action: "delete" };
      const saved = await saveRecords(trx, roleRecord, [{ id: code, version, changes: diffFields(state, {}) }], why);
      if (saved.ok) return ok({ value: { code }, subject: `role:${code}`, detail: { name: state.name ?? code } });
      if (saved.error.code !== "INVALID_FIELDS") throw new Error(`role ${code} was locked and changed`);
      const { problem = "", detail = "" } = saved.error.problems[0] ?? {};
      return fail({ code: "REFUSED", problem, detail });
    },
    failures: { NOT_FOUND: notFound, REFUSED: refusal },
    message: { "en-US": "Deleted.", "id-ID": "Dihapus.", "vi-VN": "Đã xoá.", "zh-CN": "已删除。" },
  });

function refusal({ problem, detail }: { readonly problem: string; readonly detail: string }): Texts {
  const texts = roleRecord.problemTexts?.[problem] ?? notFound;
  const filled = Object.entries(texts).map(([locale, text]) => [locale, text.replaceAll("{detail}", detail)]);
  return Object.fromEntries(filled) as unknown as Texts;
}
