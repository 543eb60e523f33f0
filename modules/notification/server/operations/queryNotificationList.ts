import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { pageInfo, pageWindow } from "#kit/graphql/paging.ts";
import { memberOf } from "../member-of.ts";
import type { NotificationDeps } from "../notification-deps.ts";
import { readNotices } from "../store/notices.ts";

export const queryNotificationList = (deps: NotificationDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ pageInput: pageWindow() }),
    async run({ caller }, { pageInput }) {
      const { notices, totalCount, unreadCount } = await readNotices(deps.database.kysely, memberOf(caller), pageInput);
      return ok({
        dataList: notices.map(({ createdAt, ...notice }) => ({
          ...notice,
          createTime: new Date(createdAt).toISOString(),
        })),
        pageInfo: pageInfo(pageInput, notices.length, totalCount),
        unreadCount,
      });
    },
    failures: {},
  });
