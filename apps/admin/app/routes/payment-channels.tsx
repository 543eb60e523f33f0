import { AdminPaymentChannelsDocument } from "#modules/payment/admin/payment-channels/channels.graphql.gen.ts";
import { ChannelsPage } from "#modules/payment/admin/payment-channels/channels-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { adminPaymentChannels } = await adminCall(facts, ({ api }) => api(AdminPaymentChannelsDocument));
  return { channels: adminPaymentChannels, ...adminPage(facts.context, "settings_payment") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function PaymentChannels({ loaderData: { channels } }: PageProps<typeof loader>) {
  return <ChannelsPage channels={channels} />;
}
