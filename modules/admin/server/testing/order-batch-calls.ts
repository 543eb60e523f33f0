import { randomUUID } from "node:crypto";
import type { adminClient, StaffHeaders } from "./admin-client.ts";

type Client = Pick<Awaited<ReturnType<typeof adminClient>>, "staff" | "orderDesk">;
type Outcome = { readonly orderCode: string; readonly errorCode: string | null; readonly errorMessage: string | null };
type Reply = {
  readonly message: string | null;
  readonly errorCode: string | null;
  readonly data: { readonly orders: readonly Outcome[] } | null;
};

/** Calls of the operations on many orders. */
export function orderBatchCalls({ staff, orderDesk }: Client) {
  const call =
    (name: string, type: string) =>
    async (input: object, headers: StaffHeaders = orderDesk) => {
      const text = `mutation ${name}($input: ${type}!) {
        ${name}(input: $input) { message errorCode data { orders { orderCode errorCode errorMessage } } } }`;
      const { body } = await staff.post<Record<string, Reply>>(text, { input }, headers);
      const reply = body.data?.[name];
      return {
        outcomes: reply?.data?.orders ?? [],
        message: reply?.message ?? null,
        errorCode: reply ? reply.errorCode : (body.errors?.[0]?.extensions.code ?? "NO_REPLY"),
      };
    };
  return {
    newKey: (): string => randomUUID(),
    packOrders: call("adminPackOrders", "AdminPackOrdersInput"),
    shipOrders: call("adminShipOrders", "AdminShipOrdersInput"),
  };
}
