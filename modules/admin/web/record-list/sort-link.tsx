import { Link } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import { nextSort } from "../../contract/list-state.ts";

type SortLinkProps = {
  column: { readonly key: string; readonly label: string; readonly isAscendingFirst?: boolean };
  sort: string;
  /** The address of the list with another sort. */
  sortAddress: (sort: string) => string;
};

/** The head of a column that the server can sort by. */
export function SortLink({ column: { key, label, isAscendingFirst }, sort, sortAddress }: SortLinkProps) {
  const mark = sort === key ? "chevron-up" : sort === `-${key}` ? "chevron-down" : "arrow-up-down";
  return (
    <Link
      to={sortAddress(nextSort(sort, key, isAscendingFirst))}
      className="inline-flex items-center gap-1 no-underline hover:underline"
    >
      {label}
      <Icon name={mark} size="sm" />
    </Link>
  );
}

export const ariaSort = (sort: string, key: string) =>
  sort === key ? "ascending" : sort === `-${key}` ? "descending" : undefined;
