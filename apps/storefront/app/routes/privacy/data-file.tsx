import { DataFilePage } from "#modules/privacy/web/data-file-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { useTokenOfLink } from "../../request/use-token-of-link.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/data-file.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { seo: { title: textOnServer("privacy", servicesOf(context).locale)("title"), noindex: true } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function DataFile() {
  return <DataFilePage token={useTokenOfLink()} />;
}
