import { useState } from "react";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { ProductFinder } from "../product-choice/product-finder.tsx";
import type { Choice } from "../product-editor/product-choices.ts";
import { usePricePlansText } from "./price-plans-text.ts";
import { type GroupKind, groupKinds } from "./use-group-skus.ts";

type Group = { readonly kind: GroupKind; readonly code: string };

type GroupChoiceProps = {
  group: Group;
  onGroup: (group: Group) => void;
  brands: readonly Choice[];
  categories: readonly Choice[];
};

/** Which goods: a brand, a category with all below it, a product, or everything. */
export function GroupChoice({ group: { kind, code }, onGroup, brands, categories }: GroupChoiceProps) {
  const t = usePricePlansText();
  const [product, setProduct] = useState<Choice | null>(null);
  const choices = { BRAND: brands, CATEGORY: categories, PRODUCT: null, EVERYTHING: null }[kind];
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <FieldFrame label={t("group_kind")}>
          {(links) => (
            <SelectBox
              {...links}
              value={kind}
              onChange={(event) => {
                setProduct(null);
                onGroup({ kind: event.currentTarget.value as GroupKind, code: "" });
              }}
            >
              {groupKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`group_${one}`)}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
        {choices === null ? null : (
          <FieldFrame label={t(`group_${kind}`)}>
            {(links) => (
              <SelectBox
                {...links}
                value={code}
                onChange={(event) => onGroup({ kind, code: event.currentTarget.value })}
              >
                <option value="">{t("choose")}</option>
                {choices.map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.name}
                  </option>
                ))}
              </SelectBox>
            )}
          </FieldFrame>
        )}
      </div>
      {kind === "PRODUCT" ? (
        <div className="grid gap-2">
          {product === null ? null : (
            <p className="text-sm">
              <span className="font-bold">{product.name}</span> <span className="text-ink-soft">{product.code}</span>
            </p>
          )}
          <ProductFinder
            taken={code === "" ? [] : [code]}
            onChoose={(choice) => {
              setProduct(choice);
              onGroup({ kind, code: choice.code });
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
