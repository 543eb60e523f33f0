import { AddressPage } from "#modules/address-book/web/address-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/address.ts";
import { AddressBookDocument } from "./address-book.graphql.gen.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = servicesOf(context);
  const { queryAddressList, getUserInfoDetail: member } = await api(AddressBookDocument, {});
  // Prefills the member's own name: most first parcels go to the member.
  const recipient = {
    recipientFirstName: member?.firstName ?? "",
    recipientLastName: member?.lastName ?? "",
    recipientMobile: member?.mobile ?? "",
  };
  return {
    addresses: queryAddressList,
    recipient,
    seo: { title: textOnServer("address-book", locale)("title"), noindex: true },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Address({ loaderData }: Route.ComponentProps) {
  return <AddressPage addresses={loaderData.addresses} recipient={loaderData.recipient} />;
}
