import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { memberOf } from "../member-of.ts";
import type { NotificationDeps } from "../notification-deps.ts";
import { markRead } from "../store/notifications.ts";

/** Another member's notification gets the same reply as an unknown id. */
export const readNotification = (deps: NotificationDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ id: v.nullish(v.pipe(v.string(), v.maxLength(64))) }),
    async run({ caller }, { id }) {
      if (id != null && !v.is(v.pipe(v.string(), v.uuid()), id)) return fail({ code: "NOT_FOUND" as const });
      const { found, unreadCount } = await inTransaction(deps.database, (trx) =>
        markRead(trx, memberOf(caller), id ?? null, deps.clock.now()),
      );
      return found ? ok({ unreadCount }) : fail({ code: "NOT_FOUND" as const });
    },
    failures: {
      NOT_FOUND: {
        "en-US": "We could not find this notification.",
        "id-ID": "Notifikasi ini tidak ditemukan.",
        "vi-VN": "Không tìm thấy thông báo này.",
        "zh-CN": "找不到此通知。",
      },
    },
  });
