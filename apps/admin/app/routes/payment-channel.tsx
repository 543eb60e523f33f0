import { ChannelEditor } from "#modules/payment/admin/payment-channels/channel-editor.tsx";
import { AdminPaymentChannelsDocument } from "#modules/payment/admin/payment-channels/channels.graphql.gen.ts";
import { courierCodes, courierName } from "#modules/shipping/contract/couriers.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"code">) {
  const [record, { adminPaymentChannels }] = await Promise.all([
    loadRecord(facts, "paymentChannel", facts.params.code, "settings_payment"),
    adminCall(facts, ({ api }) => api(AdminPaymentChannelsDocument)),
  ]);
  return { ...record, channels: adminPaymentChannels };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

const couriers = courierCodes.map((code) => ({ code, name: courierName(code) }));

export default function PaymentChannel({ loaderData: { code, record, channels } }: PageProps<typeof loader>) {
  return <ChannelEditor key={code} {...{ code, record, channels, couriers }} />;
}
