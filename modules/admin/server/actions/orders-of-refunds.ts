import type { Kysely } from "kysely";
import { type OrderOfPayment, ordersOfPayments, ordersOfRequests } from "#modules/order/server/index.ts";
import { ordersOfReturns } from "#modules/returns/server/index.ts";

type Refund = { readonly id: string; readonly reference: string; readonly key: string };

const namedBy = (refunds: readonly Refund[], kind: "closed" | "cancel" | "return"): string[] =>
  refunds.filter(({ key }) => key.startsWith(`${kind}:`)).map(({ key }) => key.slice(kind.length + 1));

/**
 * The orders each refund is of, by its id: the one its key names, directly or through a request or a return, else all of the
 * purchase. Three statements, however many refunds.
 */
export async function ordersOfRefunds(
  db: Kysely<unknown>,
  refunds: readonly Refund[],
): Promise<ReadonlyMap<string, readonly OrderOfPayment[]>> {
  const orders = await ordersOfPayments(
    db,
    refunds.map(({ reference }) => reference),
  );
  const requests = await ordersOfRequests(db, namedBy(refunds, "cancel"));
  const returned = await ordersOfReturns(db, namedBy(refunds, "return"));
  const codeOf = ({ key }: Refund): string | undefined => {
    const [kind, name = ""] = key.split(/:(.*)/s);
    return kind === "closed" ? name : kind === "cancel" ? requests.get(name) : returned.get(name);
  };
  return new Map(
    refunds.map((refund) => {
      const all = orders.filter(({ paymentReference }) => paymentReference === refund.reference);
      const code = codeOf(refund);
      const named = all.filter((order) => order.code === code);
      return [refund.id, named.length > 0 ? named : all];
    }),
  );
}
