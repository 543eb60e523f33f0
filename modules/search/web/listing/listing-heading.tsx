import { Link } from "react-router";
import { Breadcrumb } from "#kit/web/content/breadcrumb.tsx";
import { useSearchText } from "../search-text.ts";
import type { ListingModel } from "./listing-model.ts";
import { useListingTitle } from "./listing-title.ts";

/** Breadcrumb, title, description and links to subcategories. */
export function ListingHeading({ heading }: { heading: ListingModel["heading"] }) {
  const t = useSearchText();
  const title = useListingTitle(heading);
  const crumbs = heading.breadcrumb.map(({ name, path }) => ({ label: name, to: path }));
  return (
    <>
      <Breadcrumb
        label={t("breadcrumb")}
        crumbs={[{ label: t("home"), to: "/" }, ...(crumbs.length > 0 ? crumbs : [{ label: title }])]}
      />
      <h1 className="mt-1 text-2xl font-extrabold tracking-tight text-balance break-words md:mt-2 md:text-3xl">
        {title}
      </h1>
      {heading.about ? <p className="mt-2 max-w-prose text-ink-soft">{heading.about}</p> : null}
      {heading.children.length > 0 ? (
        <nav aria-label={t("categories_below")} className="mt-3 md:mt-4">
          <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0">
            {heading.children.map(({ name, path }) => (
              <li key={path} className="shrink-0">
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-bold hover:border-ink hover:text-brick-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}
