import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { AdminProductNamesDocument } from "../categories/categories.graphql.gen.ts";
import type { Choice } from "../product-editor/product-choices.ts";
import { useProductChoiceText } from "./product-choice-text.ts";

type ProductFinderProps = {
  taken: readonly string[];
  categoryCode?: string;
  onChoose: (choice: Choice) => void;
};

const input =
  "min-h-9 w-full px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm placeholder:text-ink-soft";

/** Finds products by name or code, each with a button that chooses it. */
export function ProductFinder({ taken, categoryCode, onChoose }: ProductFinderProps) {
  const t = useProductChoiceText();
  const api = useApi();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<readonly Choice[] | "failed" | null>(null);
  const find = () => {
    api(AdminProductNamesDocument, { codes: null, categoryCode: categoryCode ?? null, search }).then(
      ({ adminProductNames }) => setShown(adminProductNames),
      () => setShown("failed"),
    );
  };
  const free = shown === null || shown === "failed" ? [] : shown.filter(({ code }) => !taken.includes(code));
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <label className="grid grow gap-1 text-xs font-bold text-ink-soft md:max-w-80">
          {t("find_product")}
          <input
            type="search"
            value={search}
            maxLength={80}
            autoComplete="off"
            placeholder={t("find_product_hint")}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter here searches; the form around it saves.
              event.preventDefault();
              find();
            }}
            className={`${boxClass} ${input}`}
          />
        </label>
        <Button size="sm" variant="secondary" icon="search" onClick={find}>
          {t("find")}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {shown === "failed" ? t("find_failed") : shown !== null && free.length === 0 ? t("nothing_found") : ""}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {free.map((choice) => (
          <li key={choice.code}>
            <Button
              size="sm"
              variant="secondary"
              icon="plus"
              aria-label={t("add", { name: `${choice.name} ${choice.code}` })}
              onClick={() => onChoose(choice)}
            >
              {choice.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
