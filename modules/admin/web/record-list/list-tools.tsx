import { useNavigate } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import { Popover } from "#kit/web/overlays/popover.tsx";
import { useAdminText } from "../admin-text.ts";
import { ExportLink } from "./export-link.tsx";
import { type ListView, ViewsMenu } from "./views-menu.tsx";

type ListToolsProps = {
  /** The list's name among views. */
  list: string;
  path: string;
  /** The query of the list as it is shown. */
  query: string;
  views: readonly ListView[];
  /** Columns that can be chosen, in their order. */
  columns: readonly { readonly key: string; readonly label: string }[];
  shown: readonly string[];
  /** The address of the list with these columns. */
  columnsAddress: (columns: readonly string[]) => string;
  /** The address of a file of the shown rows; null for staff without access. */
  exportAddress: string | null;
};

const tool =
  "gap-1.5 px-2.5 text-sm font-bold text-ink-soft hover:bg-sunken hover:text-ink lg:min-h-9 lg:pointer-coarse:min-h-11";

/** What a list offers beside its filters: saved views, the choice of columns, and a file of what is shown. */
export function ListTools(props: ListToolsProps) {
  const { list, path, query, views, columns, shown, columnsAddress, exportAddress } = props;
  const t = useAdminText();
  const navigate = useNavigate();
  const choose = (key: string, isChosen: boolean) => {
    const next = columns.map((column) => column.key).filter((one) => (one === key ? isChosen : shown.includes(one)));
    if (next.length > 0) void navigate(columnsAddress(next), { preventScrollReset: true });
  };
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Popover
        align="end"
        triggerClassName={tool}
        trigger={
          <>
            <Icon name="star" size="sm" />
            {t("views")}
          </>
        }
      >
        <ViewsMenu list={list} path={path} query={query} views={views} />
      </Popover>
      <Popover
        align="end"
        triggerClassName={tool}
        trigger={
          <>
            <Icon name="sliders-horizontal" size="sm" />
            {t("columns")}
          </>
        }
      >
        <fieldset className="grid gap-1 p-3 text-sm">
          <legend className="sr-only">{t("columns")}</legend>
          {columns.map(({ key, label }) => (
            <label key={key} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={shown.includes(key)}
                disabled={shown.length === 1 && shown.includes(key)}
                onChange={(event) => choose(key, event.currentTarget.checked)}
                className="size-4 accent-court"
              />
              {label}
            </label>
          ))}
        </fieldset>
      </Popover>
      {exportAddress === null ? null : <ExportLink address={exportAddress} />}
    </div>
  );
}
