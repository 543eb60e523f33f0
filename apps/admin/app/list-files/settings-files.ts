import { AdminPaymentChannelsDocument } from "#modules/payment/admin/payment-channels/channels.graphql.gen.ts";
import type { ChannelsTextKey } from "#modules/payment/admin/payment-channels/channels-text.ts";
import { AdminFreightRatesDocument } from "#modules/shipping/admin/delivery.graphql.gen.ts";
import type { DeliveryTextKey } from "#modules/shipping/admin/delivery-text.ts";
import { listFile, onePage, pageAfterPage } from "./list-file.ts";

/** Every rate of every service. The columns from the destination's code on can be pasted into a service. */
export const freightRatesFile = listFile({
  pages: ({ api }) =>
    pageAfterPage(async (page) => {
      const { adminFreightRates } = await api(AdminFreightRatesDocument, { page });
      return { rows: adminFreightRates.rates, hasMore: adminFreightRates.hasMore };
    }),
  columns({ textOf }) {
    const text = textOf<DeliveryTextKey>("shipping-admin");
    return [
      { head: text("service"), text: (row) => row.service },
      { head: text("sent_from"), text: (row) => row.origin },
      { head: text("sent_to"), text: (row) => row.destination },
      { head: text("code"), text: (row) => row.destinationCode },
      { head: text("rate_first"), text: (row) => row.firstKilogram },
      { head: text("rate_next"), text: (row) => row.nextKilogram },
      { head: text("rate_from"), text: (row) => row.daysFrom },
      { head: text("rate_to"), text: (row) => row.daysTo },
    ];
  },
});

/** Every payment channel with its terms. */
export const paymentChannelsFile = listFile({
  pages: ({ api }) =>
    onePage(api(AdminPaymentChannelsDocument).then(({ adminPaymentChannels }) => adminPaymentChannels)),
  columns({ textOf }) {
    const text = textOf<ChannelsTextKey>("payment-channels");
    return [
      { head: text("code"), text: (row) => row.code },
      { head: text("name"), text: (row) => row.name },
      { head: text("group"), text: (row) => row.parentCode },
      { head: text("state"), text: (row) => text(row.enabled ? "offered" : "off") },
      { head: text("gateway"), text: (row) => row.gateway },
      { head: text("fee"), text: (row) => row.fee },
      { head: text("feeBasisPoints"), text: (row) => row.feeBasisPoints / 100 },
      { head: text("least"), text: (row) => row.least },
      { head: text("most"), text: (row) => row.most },
      { head: text("minutes"), text: (row) => row.minutes },
      { head: text("waiting"), text: (row) => row.waiting },
    ];
  },
});
