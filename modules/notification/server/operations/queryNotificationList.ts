import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { pageInfo, pageWindow } from "#kit/graphql/paging.ts";
import { memberOf } from "../member-of.ts";
import type { NotificationDeps } from "../notification-deps.ts";
import { readNotifications } from "../store/notifications.ts";

export const queryNotificationList = (deps: NotificationDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ pageInput: pageWindow() }),
    async run({ caller }, { pageInput }) {
      const { notifications, totalCount, unreadCount } = await readNotifications(
        deps.database.kysely,
        memberOf(caller),
        pageInput,
      );
      return ok({
        dataList: notifications.map(({ createdAt, ...notification }) => ({
          ...notification,
          createTime: new Date(createdAt).toISOString(),
        })),
        pageInfo: pageInfo(pageInput, notifications.length, totalCount),
        unreadCount,
      });
    },
    failures: {},
  });
