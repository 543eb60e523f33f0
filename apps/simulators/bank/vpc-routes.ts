import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { secureHash } from "#adapters/payment/vpc/vpc-hash.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { injectFault } from "../vendors/inject-fault.ts";
import { bankPaths, vpcAccount } from "./bank-account.ts";
import { bookCharge, findCharge, giveBack, wasGivenBack } from "./charge-store.ts";
import { vpcReceipt } from "./vpc-receipt.ts";

const bad = {
  error: { status: 500, body: { vpc_Message: "E5000" } },
  refuse: { status: 403, body: { vpc_Message: "E5004" } },
};
const hundredths = v.pipe(
  v.string(),
  v.regex(/^\d{1,13}00$/),
  v.transform((text) => Number(text) / 100),
);
const paid = v.object({
  vpc_Command: v.literal("pay"),
  vpc_MerchTxnRef: v.pipe(v.string(), v.regex(/^[\w.~-]{1,40}$/)),
  vpc_Amount: hundredths,
  vpc_Currency: v.literal("IDR"),
  vpc_ReturnURL: v.pipe(v.string(), v.url()),
});
const back = v.object({ vpc_MerchTxnRef: v.string(), vpc_TransNo: v.string(), vpc_Amount: hundredths });

/** A page that was opened and not used is over after a while; the address that opens it never is. */
const pageMs = 30 * 60_000;

type Fields = Readonly<Record<string, string>>;
const isProved = (fields: Fields) => fields.vpc_SecureHash === secureHash(fields, vpcAccount.secret);
const isOurs = ({ vpc_Merchant, vpc_AccessCode }: Fields) =>
  vpc_Merchant === vpcAccount.merchant && vpc_AccessCode === vpcAccount.accessCode;

/** Simulates a virtual payment client: a hosted page opened by a signed URL, and a query API. */
export function vpcRoutes(app: FastifyInstance, database: Database): void {
  const { kysely } = database;

  app.get<{ Querystring: Record<string, string> }>(`${bankPaths.vpc}/vpcpay`, async (request, reply) => {
    const fields = request.query;
    const read = v.safeParse(paid, fields);
    if (!isProved(fields) || !isOurs(fields) || !read.success) return reply.code(400).send("E5000: invalid request");
    const { vpc_MerchTxnRef: orderId, vpc_Amount: amount, vpc_ReturnURL: finishUrl } = read.output;
    await bookCharge(kysely, {
      id: systemIds.uuid(),
      gateway: "vpc",
      orderId,
      amount,
      paymentType: "credit_card",
      bank: null,
      vaNumber: null,
      token: systemIds.token(16),
      finishUrl,
      status: "page",
      expiresAt: new Date(Date.now() + pageMs),
    });
    return reply.redirect(`/dev/bank/pay/${(await findCharge(kysely, orderId))?.token}`, 303);
  });

  app.post<{ Body: Record<string, string> }>(`${bankPaths.vpc}/vpcdps`, async (request, reply) => {
    const fields = request.body ?? {};
    const errorBody = (fields: Record<string, string>) =>
      reply.type("application/x-www-form-urlencoded").send(new URLSearchParams(fields).toString());
    const { user, password } = vpcAccount;
    const known = isOurs(fields) && fields.vpc_User === user && fields.vpc_Password === password;
    if (!known || !isProved(fields)) return errorBody({ vpc_TxnResponseCode: "7", vpc_Message: "E5000" });
    if (await injectFault(database, "PAYMENT", reply, bad)) return reply;
    if (fields.vpc_Command === "refund") return errorBody(await giveBackFor(fields));
    const charge = await findCharge(kysely, fields.vpc_MerchTxnRef ?? "");
    // A page without a payment attempt has no receipt yet.
    if (charge?.gateway === "vpc" && charge.status !== "page")
      return errorBody({ vpc_DRExists: "Y", ...vpcReceipt(charge) });
    const isRefund = await wasGivenBack(kysely, fields.vpc_MerchTxnRef ?? "");
    return errorBody(isRefund ? { vpc_DRExists: "Y", vpc_TxnResponseCode: "0" } : { vpc_DRExists: "N" });
  });

  async function giveBackFor(fields: Fields): Promise<Record<string, string>> {
    const read = v.safeParse(back, fields);
    const charge = read.success ? await findCharge(kysely, read.output.vpc_TransNo) : null;
    if (!read.success || !charge) return { vpc_TxnResponseCode: "7", vpc_Message: "E5000" };
    const given = await giveBack(kysely, charge.orderId, read.output.vpc_MerchTxnRef, read.output.vpc_Amount);
    return given ? { vpc_TxnResponseCode: "0" } : { vpc_TxnResponseCode: "7", vpc_Message: "E5010" };
  }
}
