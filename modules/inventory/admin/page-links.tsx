import { Link } from "react-router";
import { useStockText } from "./stock-text.ts";

/** Links to the pages beside this one, of a list that does not know its length. */
export function PageLinks({ page, hasMore }: { page: number; hasMore: boolean }) {
  const t = useStockText();
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={t("pages")} className="flex items-center gap-4 text-sm font-bold">
      {page > 1 ? (
        <Link to={`?page=${page - 1}`} className="inline-flex min-h-11 items-center underline">
          {t("before")}
        </Link>
      ) : null}
      {hasMore ? (
        <Link to={`?page=${page + 1}`} className="inline-flex min-h-11 items-center underline">
          {t("next")}
        </Link>
      ) : null}
    </nav>
  );
}
