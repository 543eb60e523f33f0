import { Link } from "react-router";
import { LogoPicture } from "#kit/web/content/logo-picture.tsx";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";

/** The way home. Logo and name come from the site's settings. */
export function Logo() {
  const t = useShellText();
  const { name, logo, logoDark } = useShopFacts().siteInfo;
  return (
    <Link to="/" aria-label={t("homeLink", { name })} className="inline-flex min-h-11 shrink-0 items-center rounded-sm">
      <LogoPicture name={name} logo={logo} logoDark={logoDark} className="h-6 w-25 md:h-10 md:w-42" />
    </Link>
  );
}
