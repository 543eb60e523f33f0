import { useState } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { type PlannedSku, skuTitle } from "./planned-prices.ts";
import { AdminPlannedSkusDocument } from "./price-plans.graphql.gen.ts";
import { usePricePlansText } from "./price-plans-text.ts";

type SkuFinderProps = {
  isPlanned: (skuCode: string) => boolean;
  /** Adds the SKU, or leads to its row where the plan has it already. */
  onChoose: (sku: PlannedSku) => void;
};

/** Finds SKUs by name, code or barcode, each with a button that adds it or leads to its row. */
export function SkuFinder({ isPlanned, onChoose }: SkuFinderProps) {
  const t = usePricePlansText();
  const api = useApi();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<readonly PlannedSku[] | "failed" | null>(null);
  const find = () => {
    if (search.trim() === "") return;
    api(AdminPlannedSkusDocument, { input: { search } }).then(
      ({ adminPlannedSkus }) => setShown(adminPlannedSkus.skus),
      () => setShown("failed"),
    );
  };
  const found = shown === null || shown === "failed" ? [] : shown;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <label className="grid min-w-0 grow basis-44 gap-1 text-xs font-bold text-ink-soft md:max-w-80">
          {t("find_sku")}
          <input
            type="search"
            value={search}
            maxLength={80}
            autoComplete="off"
            placeholder={t("find_sku_hint")}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter here searches; the form around it saves.
              event.preventDefault();
              find();
            }}
            className={`${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`}
          />
        </label>
        <Button size="sm" variant="secondary" icon="search" onClick={find}>
          {t("find")}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {shown === "failed" ? t("find_failed") : shown !== null && found.length === 0 ? t("nothing_found") : ""}
      </p>
      {found.length === 0 ? null : (
        <ul className="flex max-h-60 flex-wrap gap-1.5 overflow-y-auto p-1">
          {found.map((sku) => {
            const isThere = isPlanned(sku.skuCode);
            const title = `${skuTitle(sku)}${sku.price === null ? "" : ` · ${rp(sku.price)}`}`;
            return (
              <li key={sku.skuCode}>
                <Button
                  size="sm"
                  variant="secondary"
                  icon={isThere ? "check" : "plus"}
                  aria-label={t(isThere ? "show" : "add", { name: `${title} ${sku.skuCode}` })}
                  onClick={() => onChoose(sku)}
                >
                  {title}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
