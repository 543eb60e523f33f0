import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { isSelected, selectRows } from "#modules/admin/contract/selection.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { SelectionBar } from "#modules/admin/web/record-list/selection-bar.tsx";
import { SelectionTools } from "#modules/admin/web/record-list/selection-tools.tsx";
import { useSelection } from "#modules/admin/web/record-list/use-selection.ts";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { AdminMoveCategoryDocument } from "./categories.graphql.gen.ts";
import { useCategoriesText } from "./categories-text.ts";
import { afterMove, type Destination, placesOf } from "./category-moves.ts";
import { type CategoryRow, CategoryTreeRow } from "./category-tree-row.tsx";

type CategoriesPageProps = {
  categories: readonly CategoryRow[];
  mayEdit: boolean;
  bulkEditable: boolean;
  /** Of the file of categories. */
  filePath: string;
};

const noFilters = new URLSearchParams();
const bulkPath = "/admin/categories/bulk";

/** The tree of categories. They are moved by dragging, by buttons and by Alt with the arrow keys. */
export function CategoriesPage({ categories, mayEdit, bulkEditable, filePath }: CategoriesPageProps) {
  const t = useCategoriesText();
  const locale = useLocale();
  const api = useApi();
  const { revalidate } = useRevalidator();
  useAdminKeys();
  const [selection, select] = useSelection("");
  const [rows, setRows] = useState(categories);
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<{ tone: "status" | "error"; text: string }>({ tone: "status", text: "" });
  useEffect(() => setRows(categories), [categories]);

  /** Shows the move at once; one that is refused is taken back. */
  const move = async (code: string, to: Destination) => {
    if (busy) return;
    const before = rows;
    const name = rows.find((row) => row.code === code)?.name ?? code;
    setBusy(true);
    setRows(afterMove(rows, code, to));
    const refusal = await api(AdminMoveCategoryDocument, { input: { code, ...to } }).then(
      ({ adminMoveCategory: reply }) => (reply.success ? null : (reply.errorMessage ?? t("failed"))),
      (problem: unknown) => failureText(t("failed"), problem, locale),
    );
    const parent = rows.find((row) => row.code === to.parentCode)?.name ?? t("top");
    setNews(
      refusal === null ? { tone: "status", text: t("moved", { name, parent }) } : { tone: "error", text: refusal },
    );
    if (refusal !== null) setRows(before);
    await revalidate();
    setBusy(false);
  };

  const tree = placesOf(rows);
  return (
    <div className="grid gap-3">
      <PageHeader
        title={t("categories")}
        actions={
          <>
            <ExportLink address={filePath} />
            {mayEdit ? (
              <LinkButton to="/admin/categories/new" size="sm" variant="court" icon="plus">
                {t("new")}
              </LinkButton>
            ) : null}
          </>
        }
      />
      {mayEdit ? <p className="text-sm text-ink-soft">{t("how_to_move")}</p> : null}
      {news.tone === "error" ? (
        <Alert tone="error" live>
          {news.text}
        </Alert>
      ) : null}
      <p role="status" className="sr-only">
        {news.tone === "status" ? news.text : ""}
      </p>
      <SelectionBar selection={selection} select={select} total={rows.length} ids={rows.map(({ code }) => code)}>
        <SelectionTools
          {...{ selection, filePath }}
          total={rows.length}
          filters={noFilters}
          {...(bulkEditable ? { bulkPath } : {})}
        />
      </SelectionBar>
      {rows.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface text-sm">
          {rows.map((row) => (
            <CategoryTreeRow
              key={row.code}
              row={row}
              tree={tree}
              isChosen={isSelected(selection, row.code)}
              onChoose={(isChosen) => select(selectRows(selection, [row.code], isChosen))}
              {...(mayEdit ? { onMove: (code, to) => void move(code, to) } : {})}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
