import { Link } from "react-router";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { countSelected, type Selection } from "../../contract/selection.ts";
import { selectionQuery } from "../../contract/selection-query.ts";
import { useAdminText } from "../admin-text.ts";

type SelectionToolsProps = {
  selection: Selection;
  total: number;
  /** The filters of the list, as in its address. */
  filters: URLSearchParams;
  filePath: string;
  /** Absent where the person may not, or where nothing can be edited in bulk. */
  bulkPath?: string;
};

/** The actions on chosen rows: a file of them, and an edit of all at once. */
export function SelectionTools({ selection, total, filters, filePath, bulkPath }: SelectionToolsProps) {
  const t = useAdminText();
  const count = countSelected(selection, total);
  const query = selectionQuery(filters, selection);
  return (
    <>
      <a href={`${filePath}?${query}`} download className={buttonClass({ variant: "secondary", size: "sm" })}>
        {t("export_selected", { count })}
      </a>
      {bulkPath === undefined ? null : (
        <Link to={`${bulkPath}?${query}`} className={buttonClass({ variant: "court", size: "sm" })}>
          {t("bulk_edit", { count })}
        </Link>
      )}
    </>
  );
}
