import { Link } from "react-router";
import { Icon } from "../icons/icon.tsx";

export type Crumb = { label: string; to?: string };

/** The path to this page. The last crumb is the page itself. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.to ?? ""}${crumb.label}`} className="flex min-w-0 items-center gap-1">
            {crumb.to === undefined || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined} className="truncate font-semibold">
                {crumb.label}
              </span>
            ) : (
              <Link
                to={crumb.to}
                className="min-w-6 truncate py-1.5 text-ink-soft hover:text-ink hover:underline pointer-coarse:min-w-11 pointer-coarse:py-3"
              >
                {crumb.label}
              </Link>
            )}
            {/* After the label: on line breaks, each line starts with a word. */}
            {index < crumbs.length - 1 ? <Icon name="chevron-right" size="xs" className="text-ink-soft" /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
