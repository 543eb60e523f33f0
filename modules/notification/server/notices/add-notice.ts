import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { NoticeContent } from "../../contract/notice.ts";
import { insertNotice } from "../store/notices.ts";

export type AddNoticeDeps = { readonly ids: Pick<Ids, "uuid">; readonly clock: Clock };

/** A notice to one member. `path` is where it leads inside the shop. */
export type NewNotice = NoticeContent & { readonly userCode: string; readonly path: string };

/** Puts a notice into a member's panel if, and only if, the caller's transaction commits. */
export const addNotice = <Tables>(
  trx: Transaction<Tables>,
  { ids, clock }: AddNoticeDeps,
  { userCode, kind, data, path }: NewNotice,
): Promise<void> => insertNotice(trx, { id: ids.uuid(), userCode, kind, data, path, at: clock.now() });
