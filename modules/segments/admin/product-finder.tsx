import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import type { Choice } from "./segment-labels.ts";
import { AdminSegmentProductsDocument } from "./segments.graphql.gen.ts";
import { useSegmentsText } from "./segments-text.ts";

type ProductFinderProps = { taken: readonly string[]; onAdd: (product: Choice) => void };

/** A search for products whose results are added by a press. */
export function ProductFinder({ taken, onAdd }: ProductFinderProps) {
  const t = useSegmentsText();
  const api = useApi();
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<readonly Choice[] | "failed" | null>(null);
  const find = () => {
    api(AdminSegmentProductsDocument, { codes: null, search }).then(
      ({ adminProductNames }) => setFound(adminProductNames),
      () => setFound("failed"),
    );
  };
  const free = found === null || found === "failed" ? [] : found.filter(({ code }) => !taken.includes(code));
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow">
          <input
            type="search"
            aria-label={t("find_product")}
            placeholder={t("find_product")}
            value={search}
            maxLength={80}
            autoComplete="off"
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter searches instead of saving the form around.
              event.preventDefault();
              find();
            }}
            className={inputClass()}
          />
        </div>
        <Button size="sm" variant="secondary" icon="search" onClick={find}>
          {t("find")}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {found === "failed" ? t("find_failed") : found !== null && free.length === 0 ? t("nothing_found") : ""}
      </p>
      <div className="flex min-w-0 flex-wrap gap-1.5">
        {free.map((product) => (
          <Button
            key={product.code}
            size="sm"
            variant="secondary"
            icon="plus"
            aria-label={t("add_named", { name: `${product.name} ${product.code}` })}
            onClick={() => onAdd(product)}
          >
            {product.name}
          </Button>
        ))}
      </div>
    </div>
  );
}
