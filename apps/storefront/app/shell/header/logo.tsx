import { Link } from "react-router";
import { useShellText } from "../shell-text.ts";
import { useShopFacts } from "../shop-state.ts";

/** The way home: the shop's logo, or its name in letters. */
export function Logo() {
  const t = useShellText();
  const { name, logo, logoDark } = useShopFacts().siteInfo;
  return (
    <Link to="/" aria-label={t("homeLink", { name })} className="inline-flex min-h-11 shrink-0 items-center rounded-sm">
      {logo ? (
        <picture>
          {logoDark && <source srcSet={logoDark} media="(prefers-color-scheme: dark)" />}
          <img src={logo} alt="" width={168} height={40} className="h-6 w-auto md:h-10" />
        </picture>
      ) : (
        <b className="line-clamp-2 max-w-44">{name}</b>
      )}
    </Link>
  );
}
