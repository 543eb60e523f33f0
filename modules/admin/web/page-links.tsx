import { Link } from "react-router";
import { useAdminText } from "./admin-text.ts";

type PageLinksProps = { page: number; pages: number; address: (page: number) => string };

/** Back and forth between the pages of a list; nothing when there is one. */
export function PageLinks({ page, pages, address }: PageLinksProps) {
  const t = useAdminText();
  if (pages <= 1) return null;
  const link = "inline-flex min-h-11 items-center underline";
  return (
    <nav aria-label={t("pages")} className="flex items-center gap-4 text-sm font-bold">
      {page > 1 ? (
        <Link to={address(page - 1)} className={link}>
          {t("page_before")}
        </Link>
      ) : null}
      <span className="text-ink-soft tabular-nums">{t("page_of", { page, pages })}</span>
      {page < pages ? (
        <Link to={address(page + 1)} className={link}>
          {t("page_after")}
        </Link>
      ) : null}
    </nav>
  );
}
