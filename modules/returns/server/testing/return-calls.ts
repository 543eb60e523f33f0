import { sql } from "kysely";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { returnsFixture } from "./returns-fixture.ts";

const detailQuery = `query queryReturnDetail($returnCode: String!) { queryReturnDetail(returnCode: $returnCode) {
  success errorCode errorMessage data { returnCode orderCode status afterSaleStatusStr createTime expressCode companyName
    approverDescription canCancelReturnOrder canFullLogistics orderReturnProductOuts { amount }
    returnProductList { orderItemCode skuName count amount reasonStr } bankAccount amount points freightAmount
    deductedAmount sendUntil sendTo { name } steps { status } } } }`;
const undoQuery = `mutation cancelReturnOrder($returnCode: String!) { cancelReturnOrder(returnCode: $returnCode) {
  success message errorCode errorMessage data { returnCode } } }`;
const shipQuery = `mutation fullLogisticsInfo($input: FullLogisticsInput!) { fullLogisticsInfo(input: $input) {
  success message errorCode errorMessage data { returnCode } } }`;

export const otherGuest = { caller: { kind: "guest", sessionId: "s-9", guestId: "G9" } } as const;
export const anonymous = { caller: { kind: "anonymous" } } as const;
/** The answer for a return the caller may not see, and for one that does not exist. */
export const missing = { success: false, errorCode: "NOT_FOUND" };

/** The operations of a return by what they do, and photos of a shopper. */
export function returnCalls({ ask, orderDeps: { database }, clock }: Awaited<ReturnType<typeof returnsFixture>>) {
  type As = Partial<RequestContext>;
  return {
    detail: (returnCode: string, as: As = {}) => ask(detailQuery, { returnCode }, as),
    undo: (returnCode: string, as: As = {}) => ask(undoQuery, { returnCode }, as),
    ship: (returnCode: string, as: As = {}, change: object = { companyName: "JNE", expressCode: "jne 123-45" }) =>
      ask(shipQuery, { input: { returnCode, ...change } }, as),
    async photo(orderCode: string, owner = "guest:G1"): Promise<string> {
      const { rows } = await sql<{ id: string }>`
        insert into returns.photo (id, order_code, owner, content, width, height, created_at)
        values (gen_random_uuid(), ${orderCode}, ${owner}, 'x', 1, 1, ${clock.now()}) returning id`.execute(
        database.kysely,
      );
      return rows[0]?.id ?? "";
    },
  };
}
