import { Button } from "#kit/web/actions/button.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";

type TablePagesProps = { page: number; pages: number; onPage: (page: number) => void };

/** Back and forth between the pages of a table inside a form; nothing when there is one. */
export function TablePages({ page, pages, onPage }: TablePagesProps) {
  const t = useAdminText();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-3 text-sm">
      <Button size="sm" variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t("page_before")}
      </Button>
      <span className="font-bold text-ink-soft tabular-nums">{t("page_of", { page, pages })}</span>
      <Button size="sm" variant="secondary" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {t("page_after")}
      </Button>
    </nav>
  );
}
