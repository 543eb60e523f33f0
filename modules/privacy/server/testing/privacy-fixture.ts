import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { customerRecord } from "#modules/customers/server/index.ts";
import type { IdentityDeps, OpenPurchases } from "#modules/identity/server/index.ts";
import { accountFixture } from "#modules/identity/server/testing/account-fixture.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { privacyAdminModule, privacyModule, recordOwnRequest } from "../index.ts";
import { collectPrivacyRequests, forgetPrivacyRequests } from "../own-requests.ts";

const scope = { tenantCode: "SHOP", domainCode: "WEB", siteCode: "ID" };
type OpenOrders = Awaited<ReturnType<OpenPurchases>>;

/**
 * Both sides of the module behind real endpoints. Dewi is of the order desk, Sari of support (no contact data, no profiles),
 * Mila of marketing.
 */
export async function privacyFixture(database: Database) {
  const openOrders = new Map<string, OpenOrders>();
  const memberData = () => [
    {
      name: "privacyRequests",
      collect: (db, { userCode }) => collectPrivacyRequests(db, userCode),
      forget: (trx, { userCode }) => forgetPrivacyRequests(trx, userCode, clock.now()),
    } satisfies IdentityDeps["memberData"][number],
  ];
  const openPurchases: OpenPurchases = async (trx, userCode) => {
    // As the shop does it: the member's cart is locked, here the member.
    await sql`select from identity.member where user_code = ${userCode} for update`.execute(trx);
    return openOrders.get(userCode) ?? [];
  };
  const staff = await staffFixture(database, (deps) => [
    privacyAdminModule({
      ...deps,
      memberData: memberData(),
      openPurchases,
      customers: customerRecord({ clock: deps.clock, scope }),
      deletionDays: () => 14,
    }),
  ]);
  const { clock } = staff;
  const shop = await accountFixture(
    database,
    {
      clock,
      sealer: staff.deps.sealer,
      memberData: memberData(),
      openPurchases,
      onOwnRequest: recordOwnRequest({ clock, ids: staff.deps.ids }),
    },
    (deps) => [privacyModule({ ...deps, secret: staff.deps.secret })],
  );
  const people = {
    dewi: await staff.signedIn("dewi@privacy.test", "orderDesk"),
    sari: await staff.signedIn("sari@privacy.test", "support"),
    mila: await staff.signedIn("mila@privacy.test", "marketing"),
  };

  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object, headers: object = people.dewi): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }
  const act =
    (name: string, type: string, more = "") =>
    (input: object, headers?: object) =>
      call(
        `mutation ${name}($input: ${type}!) { ${name}(input: $input) { success code errorCode errorMessage ${more} } }`,
        { input },
        headers,
      );
  const record = act("adminRecordPrivacyRequest", "AdminRecordPrivacyRequestInput", "data { id }");
  const form = { receivedBy: "phone", receivedAt: "2026-11-15T12:00", proof: "idCard", proofNote: "Card seen" };
  /** A recorded request of this customer. */
  async function recorded(code: string, kind: "export" | "correct" | "delete", changes: object = {}): Promise<string> {
    const reply = await record({ ...form, code, kind, asked: `Asked by ${code}`, ...changes });
    if (!reply.success) throw new Error(reply.errorMessage);
    return reply.data.id;
  }
  const shown = `id kind customerCode customer { name email mobile } receivedAt receivedBy proof proofNote asked dueAt
    isOverdue state answer closedAt steps { action by field channel }`;
  return {
    ...{ staff, clock, shop, people, call, openOrders, form, record, recorded },
    send: act("adminSendDataFile", "AdminPrivacyRequestInput"),
    handOver: act("adminHandOverDataFile", "AdminPrivacyRequestInput", "data"),
    correct: act("adminCorrectCustomer", "AdminCorrectCustomerInput"),
    remove: act("adminDeleteCustomer", "AdminDeleteCustomerInput", "openOrders { orderCode reason }"),
    close: act("adminClosePrivacyRequest", "AdminClosePrivacyRequestInput"),
    list: (input: object, headers?: object) =>
      call(
        `query adminPrivacyRequests($input: AdminPrivacyRequestsInput!) { adminPrivacyRequests(input: $input) {
          total requests { id kind customerCode isOverdue state receivedBy } } }`,
        { input },
        headers,
      ),
    request: (id: string, headers?: object) =>
      call(`query adminPrivacyRequest($id: String!) { adminPrivacyRequest(id: $id) { ${shown} } }`, { id }, headers),
    /** The token of the link that was sent last. */
    lastToken: async () => {
      const message = (await shop.messages("dataFile")).at(-1);
      return message?.content.kind === "dataFile" ? message.content.data.token : "";
    },
    fetchFile: async (token: string) => {
      const text = `mutation fetchDataFile($input: FetchDataFileInput!) { fetchDataFile(input: $input) {
        success errorCode data } }`;
      const { body } = await shop.post<{ fetchDataFile: { errorCode: string | null; data: never } }>(text, {
        input: { token },
      });
      return body.data?.fetchDataFile ?? { errorCode: body.errors?.[0]?.extensions.code ?? null, data: null };
    },
  };
}
