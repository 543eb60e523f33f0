import { useEffect, useState } from "react";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { AdminProductNamesDocument } from "../categories/categories.graphql.gen.ts";
import { type Choice, nameOf } from "../product-editor/product-choices.ts";
import { useProductChoiceText } from "./product-choice-text.ts";
import { ProductFinder } from "./product-finder.tsx";

type ProductCodesProps = { codes: readonly string[]; onChange: (codes: readonly string[]) => void };

/** Products in an order outside of a record's form; names of those chosen before are read when it opens. */
export function ProductCodes({ codes, onChange }: ProductCodesProps) {
  const t = useProductChoiceText();
  const api = useApi();
  const [known, setKnown] = useState<readonly Choice[]>([]);
  const [first] = useState(codes);
  useEffect(() => {
    if (first.length === 0) return;
    // Without the names the codes are shown, which is enough to go on.
    api(AdminProductNamesDocument, { codes: [...first], categoryCode: null, search: "" }).then(
      ({ adminProductNames }) => setKnown((before) => [...before, ...adminProductNames]),
      () => undefined,
    );
  }, [api, first]);
  return (
    <div className="grid gap-3">
      <ol className="grid gap-1">
        {codes.map((code) => (
          <li key={code} className="flex items-center gap-2 rounded-md border border-line px-2 text-sm">
            <span className="min-w-0 grow py-1.5 break-words">
              {nameOf(known, code)} <span className="text-ink-soft">{code}</span>
            </span>
            <IconButton
              icon="x"
              size="sm"
              label={t("remove", { name: nameOf(known, code) })}
              onClick={() => onChange(codes.filter((one) => one !== code))}
            />
          </li>
        ))}
      </ol>
      <ProductFinder
        taken={codes}
        onChoose={(choice) => {
          setKnown((before) => [...before, choice]);
          onChange([...codes, choice.code]);
        }}
      />
    </div>
  );
}
