import { AdminWhyPriceDocument } from "#modules/promotion/admin/why-price/why-price.graphql.gen.ts";
import { readWhyPrice } from "#modules/promotion/admin/why-price/why-price-model.ts";
import { WhyPricePage } from "#modules/promotion/admin/why-price/why-price-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { form, input } = readWhyPrice(new URL(facts.request.url).searchParams);
  const asked = await adminCall(facts, async ({ api }) =>
    input === null ? null : api(AdminWhyPriceDocument, { input }),
  );
  return { form, answer: asked?.adminWhyPrice ?? null, ...adminPage(facts.context, "why_price") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function WhyPrice({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <WhyPricePage {...page} />;
}
