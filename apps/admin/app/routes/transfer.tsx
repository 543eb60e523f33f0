import { data } from "react-router";
import { AdminStockPlacesDocument } from "#modules/inventory/admin/stock.graphql.gen.ts";
import { TransferPage } from "#modules/inventory/admin/transfers/transfer-page.tsx";
import { AdminTransferDocument } from "#modules/inventory/admin/transfers/transfers.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnTransfer } from "../forms/transfer-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const newTransfer = "new";

export async function loader(facts: RouteArgs<"code">) {
  const code = facts.params.code.slice(0, 80);
  const [transfer, { adminStockPlaces: places }] = await adminCall(facts, ({ api }) =>
    Promise.all([
      code === newTransfer ? null : api(AdminTransferDocument, { code }).then((found) => found.adminTransfer),
      api(AdminStockPlacesDocument),
    ]),
  );
  if (!transfer && code !== newTransfer) throw data(null, { status: 404 });
  const name = transfer ? `${transfer.fromName} → ${transfer.toName}` : undefined;
  return { transfer, places, pressKey: crypto.randomUUID(), ...adminPage(facts.context, "transfers", name) };
}

export const action = (facts: RouteArgs<"code">) =>
  actOnTransfer(facts, facts.params.code === newTransfer ? null : facts.params.code);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Transfer({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <TransferPage {...page} answer={actionData ?? null} />;
}
