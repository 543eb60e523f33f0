import { Link, useLocation } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import { fileAddress } from "../../contract/list-file.ts";
import { useAdminText } from "../admin-text.ts";

type ExportLinkProps = {
  /** Of the file, where it is not that of the list's own address. */
  address?: string;
};

/** Leads to a CSV file of what the list shows, on all its pages. */
export function ExportLink({ address }: ExportLinkProps) {
  const t = useAdminText();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={address ?? fileAddress(pathname, search)}
      reloadDocument
      download
      className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2.5 text-sm font-bold text-ink-soft no-underline hover:bg-sunken hover:text-ink lg:min-h-9 lg:pointer-coarse:min-h-11"
    >
      <Icon name="download" size="sm" />
      {t("export")}
    </Link>
  );
}
