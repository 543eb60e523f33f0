import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { MediaDetailsData } from "./media-model.ts";
import { type MediaTextKey, useMediaText } from "./media-text.ts";

type Use = MediaDetailsData["uses"][number];

const kinds: Readonly<Record<string, MediaTextKey>> = {
  product: "use_product",
  category: "use_category",
  brand: "use_brand",
  page: "use_page",
  article: "use_article",
  store: "use_store",
  promotion: "use_promotion",
};

/** The address where a use of the file is edited; null where it has no page of its own. */
function addressOf({ kind, code }: Use): string | null {
  if (kind === "category") return `/admin/categories/${encodeURIComponent(code)}`;
  if (kind === "brand") return `/admin/brands/${encodeURIComponent(code)}`;
  if (kind === "store") return `/admin/stores/${encodeURIComponent(code)}`;
  return null;
}

/** The uses of a file, by kind and name. */
export function MediaUses({ uses }: { uses: readonly Use[] }) {
  const t = useMediaText();
  if (uses.length === 0) return <p className="text-sm text-ink-soft">{t("unused_text")}</p>;
  return (
    <ul className="grid max-h-56 gap-1 overflow-y-auto text-sm">
      {uses.map((use) => {
        const address = addressOf(use);
        const kind = kinds[use.kind];
        return (
          <li key={`${use.kind} ${use.code}`} className="flex min-h-8 items-center gap-2">
            <Badge tone="court">{kind ? t(kind) : use.kind}</Badge>
            {address ? (
              <Link to={address} className="min-w-0 truncate font-semibold underline">
                {use.name}
              </Link>
            ) : (
              <span className="min-w-0 truncate font-semibold">{use.name}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
