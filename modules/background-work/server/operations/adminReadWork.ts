import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import type { BackgroundWorkDeps } from "../background-work-deps.ts";
import { markRead } from "../store/work-items.ts";

/** Marks ended work of the caller as seen; without an id, all of it. */
export const adminReadWork = (deps: BackgroundWorkDeps) =>
  staffAction(deps, {
    action: "work.read",
    permission: null,
    input: v.object({ id: v.nullish(v.pipe(v.string(), v.uuid())) }),
    async run(trx, staff, { id }) {
      const count = await markRead(trx, { id: id ?? null, ownerId: staff.id, at: deps.clock.now() });
      return ok({ value: { count }, subject: null });
    },
    failures: {},
  });
