import { cachedPage } from "../../request/page-policy.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { useShellText } from "../../shell/shell-text.ts";
import type { Route } from "./+types/contact-us.ts";

export const handle = cachedPage();

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, null);

/** The specification asks for a title only; how to reach us stands in the footer of every page. */
export default function ContactUs() {
  const t = useShellText();
  return (
    <div className="mx-auto max-w-page px-5 py-12 md:px-6 md:py-20">
      <h1 className="text-3xl font-extrabold tracking-tight">{t("contactPageTitle")}</h1>
    </div>
  );
}
