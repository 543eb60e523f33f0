import { sql } from "kysely";
import { matchRoutes, type RouteObject } from "react-router";
import { listsWithFile } from "#apps/admin/app/list-files/list-names.ts";
import adminRoutes from "#apps/admin/app/routes.ts";
import shopRoutes from "#apps/storefront/app/routes.ts";
import { storedWord } from "#kit/core/wire-codes.ts";
import { orderStatuses } from "#modules/order/contract/order-status.ts";
import { orderTransitions } from "#modules/order/contract/order-transitions.ts";
import { returnStatuses } from "#modules/order/contract/return-status.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { transitionName } from "#modules/order/contract/wire/order-transition-names.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { paymentStatuses } from "#modules/payment/contract/pay-status.ts";
import { returnTransitions } from "#modules/returns/contract/return-transitions.ts";
import { deliveryMethods } from "#modules/shipping/contract/delivery-method.ts";
import { parcelStatuses } from "#modules/shipping/contract/parcel-status.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { WalkShop } from "./walk-shop.ts";

/** All values of the contract, beside those in the database after all scenes were staged. */
export type Coverage = { readonly of: string; readonly known: readonly string[]; readonly met: readonly string[] };

/**
 * Reads the covered states from the database instead of the scenes' claims: a state, transition or message that is
 * added to a contract and that no scene stages is reported as missing.
 */
export async function statesMet(world: WalkShop): Promise<Coverage[]> {
  const list = async (statement: ReturnType<typeof sql<{ one: string }>>) =>
    (await statement.execute(world.database.kysely)).rows.map(({ one }) => one);
  return [
    {
      of: "order status, by delivery type",
      known: deliveryMethods.flatMap((type) => orderStatuses.map((status) => `${type} ${status}`)),
      met: (await list(sql`select distinct delivery_type || ' ' || status as one from orders.placed_order`)).map(
        (one) => {
          const [delivery = "", status = ""] = one.split(" ");
          return `${storedWord(deliveryMethodCodes, delivery)} ${storedWord(orderStatusCodes, status)}`;
        },
      ),
    },
    {
      of: "order transition",
      known: Object.keys(orderTransitions).map(transitionName),
      met: await list(sql`select distinct move as one from orders.event`),
    },
    {
      of: "return status",
      known: returnStatuses,
      met: (await list(sql`select distinct status as one from returns.return_order`)).map((code) =>
        storedWord(returnStatusCodes, code),
      ),
    },
    {
      of: "return transition",
      known: Object.keys(returnTransitions),
      met: await list(sql`select distinct move as one from returns.event`),
    },
    {
      of: "payment status",
      known: paymentStatuses,
      met: await list(sql`select distinct status as one from payment.payment`),
    },
    {
      of: "parcel status",
      known: parcelStatuses,
      met: await list(sql`select distinct status as one from shipping.parcel`),
    },
  ];
}

type Line = { id?: string; path?: string; index?: boolean; children?: Line[] };

const tree = (lines: readonly Line[]): RouteObject[] =>
  lines.map(({ id, path, index, children }) =>
    index ? ({ id, index } as RouteObject) : ({ id, path, children: children && tree(children) } as RouteObject),
  );
const allLines = [...(await shopRoutes), ...(await adminRoutes)] as Line[];
const siteMap = tree(allLines);
const idsOf = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ id = "", children = [] }) => [id, ...idsOf(children)]);

/** Routes without a page: files, and addresses that only take a form or lead elsewhere. */
const withoutPage = new Set([
  "webManifest",
  "shopCartAdd",
  "myData",
  "orderInvoiceFile",
  "guestOrderInvoiceFile",
  "socialStart",
  "adminLogOut",
  // Only takes the text of a message by POST.
  "adminMessagePreview",
  "adminFind",
  "adminMediaChoices",
  ...listsWithFile.map((list) => `adminFile:${list}`),
  "adminCouponCodesFile",
  "adminSegmentPeopleFile",
  "adminViews",
  "adminWorkListJson",
  "adminCountEntries",
  "adminPickScans",
  // A frame inside the product editor; its links are those of the product page.
  "adminProductPreview",
  // A frame inside the editor of pages.
  "adminPagePreview",
  "accountHome",
  "adminProductReport",
  "checkoutBegin",
  "devGallery",
]);

/** The id of the route an address belongs to. */
export const routeOf = (path: string): string | undefined => matchRoutes(siteMap, path)?.at(-1)?.route.id;

/** Which routes were opened, among all that show a page. */
export function routesMet(opened: readonly string[]): Coverage {
  const met = opened.flatMap(
    (path) => matchRoutes(siteMap, path.replace(/[?#].*/, ""))?.map(({ route }) => route.id ?? "") ?? [],
  );
  return {
    of: "route",
    known: idsOf(allLines).filter((id) => !withoutPage.has(id)),
    met: [...new Set(met)],
  };
}

/** Known values that no measurement has met, as sentences. */
export const missingFrom = (coverage: readonly Coverage[]): string[] => {
  const met = new Set(coverage.flatMap(({ of, met: some }) => some.map((one) => `${of} ${one}`)));
  const known = new Set(coverage.flatMap(({ of, known: all }) => all.map((one) => `${of} ${one}`)));
  return [...known].filter((one) => !met.has(one)).map((one) => `no scene brings about the ${one}`);
};
