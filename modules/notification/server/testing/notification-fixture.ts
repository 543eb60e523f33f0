import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { addNotification, type NewNotification, notificationModule } from "../index.ts";

export const memberCaller = (userCode: string): Caller => ({ kind: "member", sessionId: "s", userCode });

/** A notification that an order was sent. */
export const orderSent = (userCode: string, orderCode: string): NewNotification => ({
  userCode,
  kind: "order",
  data: { orderCode, event: "sent" },
  path: `/account/order/detail/${orderCode}`,
});

/** The module's operations against a real database. A refused call returns the errors instead of the reply. */
export async function notificationFixture() {
  const { database } = await testDatabase();
  const clock = testClock(new Date("2026-11-15T05:00:00Z"));
  const executor = createExecutor(joinSchemas([notificationModule({ database, clock })]), { report: () => undefined });
  const call = async (caller: Caller, operation: string, query: string, variables: Record<string, unknown>) => {
    const reply = await executor.execute({ query, variables, context: requestContext({ caller }) });
    const { data, errors } = JSON.parse(JSON.stringify(reply));
    return data?.[operation] ?? errors;
  };
  return {
    database,
    clock,
    add: (notification: NewNotification) =>
      inTransaction(database, (trx) => addNotification(trx, { ids: systemIds, clock }, notification)),
    list: (caller: Caller, pageInput = {}) =>
      call(
        caller,
        "queryNotificationList",
        `query($pageInput: PageInput) { queryNotificationList(pageInput: $pageInput) { success errorCode
          data { unreadCount pageInfo { totalCount hasNextPage }
            dataList { id kind data path createTime isRead } } } }`,
        { pageInput },
      ),
    read: (caller: Caller, id?: string) =>
      call(
        caller,
        "readNotification",
        "mutation($id: ID) { readNotification(id: $id) { success errorCode data { unreadCount } } }",
        id === undefined ? {} : { id },
      ),
  };
}
