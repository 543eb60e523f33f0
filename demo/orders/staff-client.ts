import type { Clock } from "#kit/core/clock.ts";
import { totpCode } from "#modules/staff/server/index.ts";
import { demoStaffPassword, demoStaffSecret } from "../data/demo-staff.ts";
import type { ShopClient } from "./shop-client.ts";

type Line = { readonly number: number; readonly waiting: number };
type SeenOrder = {
  readonly version: string;
  readonly lines: readonly Line[];
  readonly cancelRequest: { readonly requestId: string } | null;
  readonly refunds: readonly { readonly refundId: string }[];
  readonly parcels: readonly { readonly expressCode: string | null }[];
};

/** A staff member, using the back office's operations. */
export type StaffClient = ShopClient & {
  order(orderCode: string): Promise<SeenOrder>;
  /** Performs an action on the current version of an order. */
  onOrder(operation: string, type: string, orderCode: string, input?: (seen: SeenOrder) => object): Promise<void>;
  /** Runs a mutation with one input. */
  run(operation: string, type: string, input: object): Promise<void>;
};

const orderQuery = `query adminOrder($orderCode: String!) { adminOrder(orderCode: $orderCode) {
  version lines { number waiting } parcels { expressCode } cancelRequest { requestId } refunds { refundId } } }`;

/** Signs in with password and second step, at the time the clock shows. */
export async function signInStaff(client: ShopClient, email: string, clock: Clock): Promise<StaffClient> {
  await client.act(
    "mutation staffSignIn($input: StaffSignInInput!) { staffSignIn(input: $input) { success errorMessage } }",
    { input: { email, password: demoStaffPassword } },
  );
  await client.act(
    "mutation staffConfirmCode($code: String!) { staffConfirmCode(code: $code) { success errorMessage } }",
    { code: totpCode(demoStaffSecret, clock.now()) },
  );
  const order = (orderCode: string) => client.ask<SeenOrder>(orderQuery, { orderCode });
  const run: StaffClient["run"] = async (operation, type, input) => {
    const mutation = `mutation ${operation}($input: ${type}!) { ${operation}(input: $input) { success errorMessage } }`;
    await client.act(mutation, { input });
  };
  return {
    ...client,
    order,
    run,
    async onOrder(operation, type, orderCode, input = () => ({})) {
      const seen = await order(orderCode);
      await run(operation, type, { orderCode, version: seen.version, ...input(seen) });
    },
  };
}

/** All unshipped pieces, or those of the first lines only. */
export const waitingPieces = (lines: readonly Line[], most = lines.length) =>
  lines.slice(0, most).map(({ number, waiting: quantity }) => ({ number, quantity }));
