import { Link } from "react-router";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";

/** The picture is a site asset; its accessible name comes from the site's settings. */
export function Logo() {
  const t = useShellText();
  const { name } = useShopFacts().siteInfo;
  return (
    <Link to="/" aria-label={t("homeLink", { name })} className="inline-flex min-h-11 shrink-0 items-center rounded-sm">
      <picture>
        <source srcSet="/brand/logo-light.svg" media="(prefers-color-scheme: dark)" />
        <img src="/brand/logo.svg" alt="" width={168} height={40} className="h-6 w-auto md:h-10" />
      </picture>
    </Link>
  );
}
