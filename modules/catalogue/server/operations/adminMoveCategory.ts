import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { childrenOf, type MoveProblem, moveProblem, placesAfterMove } from "../../contract/category-tree.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { categoryRecord } from "../records/category-record.ts";
import { groupProblemTexts } from "../records/group-problems.ts";
import { lockCategoryTree } from "../store/category-states.ts";

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const input = v.object({
  input: v.object({ code, parentCode: v.nullish(code, null), beforeCode: v.nullish(code, null) }),
});

type Moved = { readonly entryId: number | null };
type Refusal = { readonly code: "NOT_FOUND" | "CIRCLE" | "TOO_DEEP" };

const refusals: Readonly<Record<MoveProblem, Refusal["code"]>> = {
  missing: "NOT_FOUND",
  circle: "CIRCLE",
  tooDeep: "TOO_DEEP",
};

/** Moves a category; its siblings make room. All of it is one entry of the journal. */
export const adminMoveCategory = (deps: CatalogueAdminDeps) =>
  staffAction<v.InferOutput<typeof input>, Moved, Refusal, ReturnType<typeof moveReply>>(deps, {
    action: "category.move",
    permission: "catalogue.edit",
    input,
    async run(trx, staff, { input: { code: moved, parentCode, beforeCode } }) {
      const tree = await lockCategoryTree(trx);
      if (!tree.some((one) => one.code === moved)) return fail({ code: "NOT_FOUND" });
      const problem = moveProblem(tree, moved, parentCode);
      if (problem) return fail({ code: refusals[problem] });
      const siblings = childrenOf(tree, parentCode).filter((one) => one.code !== moved);
      const found = siblings.findIndex((one) => one.code === beforeCode);
      const places = placesAfterMove(tree, moved, { parentCode, index: found === -1 ? siblings.length : found });
      const edits = places.map((one) => ({
        id: one.code,
        version: Number.POSITIVE_INFINITY,
        changes: [
          one.parentCode === null ? { path: "parentCode" } : { path: "parentCode", after: one.parentCode },
          { path: "position", after: one.position },
        ],
      }));
      const actor = { id: staff.id, name: staff.name };
      const saved = await saveRecords(trx, categoryRecord, edits, { at: deps.clock.now(), actor, action: "move" });
      if (!saved.ok) throw new Error(`a category could not be moved: ${JSON.stringify(saved.error)}`);
      const { entryId } = saved.value;
      return ok({ value: { entryId }, subject: entryId === null ? null : `category:${moved}`, detail: { entryId } });
    },
    failures: {
      NOT_FOUND: groupProblemTexts.missing,
      CIRCLE: groupProblemTexts.circle,
      TOO_DEEP: groupProblemTexts.tooDeep,
    },
    message: { "en-US": "Moved.", "id-ID": "Dipindahkan.", "vi-VN": "Đã di chuyển.", "zh-CN": "已移动。" },
    wire: moveReply,
  });

function moveReply({ data, ...reply }: StandardReply<Moved>) {
  return { ...reply, entryId: data?.entryId ?? null };
}
