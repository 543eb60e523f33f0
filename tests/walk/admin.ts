import type { TestShop } from "#apps/server/testing/start-test-shop.ts";
import type { Clock } from "#kit/core/clock.ts";
import { totpCode } from "#modules/staff/server/index.ts";

type Line = { readonly number: number; readonly waiting: number };
type Seen = {
  readonly version: string;
  readonly lines: readonly Line[];
  readonly parcels: readonly { readonly expressCode: string | null }[];
  readonly cancelRequest: { readonly requestId: string } | null;
};

/** A staff member with all permissions, using the back office's operations. */
export type AdminClient = {
  cookie(): string;
  signIn(): Promise<void>;
  /** Performs an action on the current version of an order. */
  onOrder(operation: string, orderCode: string, input?: (seen: Seen) => object): Promise<void>;
  onReturn(operation: string, returnCode: string, status: string, input?: object): Promise<void>;
  call<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
};

const seenQuery = `query adminOrder($orderCode: String!) { adminOrder(orderCode: $orderCode) {
  version lines { number waiting } parcels { expressCode } cancelRequest { requestId } } }`;

export async function adminOf(shop: Pick<TestShop, "postToAdmin">, clock: Clock): Promise<AdminClient> {
  let cookie = await bothSteps(shop, clock);
  const call = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const { body } = await shop.postToAdmin<Data>({ query, variables, headers: { cookie } });
    if (!body.data) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const act = async (operation: string, type: string, input: object) => {
    const query = `mutation ${operation}($input: ${type}!) { ${operation}(input: $input) { success errorMessage } }`;
    const answer = await call<Record<string, { success: boolean; errorMessage: string | null }>>(query, { input });
    if (!answer[operation]?.success) throw new Error(`${operation}: ${answer[operation]?.errorMessage}`);
  };
  const inputTypes: Readonly<Record<string, string>> = {
    adminEditOrder: "AdminEditOrderInput",
    adminShip: "AdminShipInput",
    adminMakeReady: "AdminReadyInput",
    adminHandOut: "AdminHandOutInput",
    adminApproveCancel: "AdminDecideInput",
    adminRefuseCancel: "AdminRefuseInput",
    adminReceiveReturn: "AdminReturnHereInput",
    adminMarkReceived: "AdminSeenInput",
  };
  return {
    cookie: () => cookie,
    async signIn() {
      cookie = await bothSteps(shop, clock);
    },
    call,
    async onOrder(operation, orderCode, input = () => ({})) {
      const { adminOrder: seen } = await call<{ adminOrder: Seen }>(seenQuery, { orderCode });
      const type = inputTypes[operation] ?? "AdminReasonInput";
      await act(operation, type, { orderCode, version: seen.version, ...input(seen) });
    },
    onReturn: (operation, returnCode, status, input = {}) =>
      act(operation, inputTypes[operation] ?? "AdminReturnNoteInput", { returnCode, status, ...input }),
  };
}

/** All unshipped pieces, or those of the first lines only. */
export const waiting = (lines: readonly Line[], most = lines.length) =>
  lines.slice(0, most).map(({ number, waiting: quantity }) => ({ number, quantity }));

/** The demo shop's administrator, as README.md names them. */
const admin = { email: "rani@staff.example", password: "Main-bola-bersama-7", key: "BATABOLADEMOSTAFF234567ABCDEFGHI" };

async function bothSteps(shop: Pick<TestShop, "postToAdmin">, clock: Clock): Promise<string> {
  const first = await shop.postToAdmin({
    query: "mutation staffSignIn($input: StaffSignInInput!) { staffSignIn(input: $input) { success errorMessage } }",
    variables: { input: { email: admin.email, password: admin.password } },
  });
  const half = cookieOf(first.cookies);
  const second = await shop.postToAdmin<{ staffConfirmCode: { success: boolean; errorMessage: string } }>({
    query: "mutation staffConfirmCode($code: String!) { staffConfirmCode(code: $code) { success errorMessage } }",
    variables: { code: totpCode(admin.key, clock.now()) },
    headers: { cookie: half },
  });
  if (!second.body.data?.staffConfirmCode.success) throw new Error(JSON.stringify([first.body, second.body]));
  return cookieOf(second.cookies) || half;
}

const cookieOf = (cookies: readonly string[]): string => cookies.map((text) => text.split(";")[0]).join("; ");
