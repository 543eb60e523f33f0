import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { roundings } from "../../contract/price-plan/reduced-price.ts";
import type { Choice } from "../product-editor/product-choices.ts";
import type { AddPricesProps } from "./add-prices.ts";
import { GroupChoice } from "./group-choice.tsx";
import { GroupPreview } from "./group-preview.tsx";
import { percentIn, type ReductionBase, reducedPrices, reductionBases } from "./planned-prices.ts";
import { usePricePlansText } from "./price-plans-text.ts";
import { type GroupKind, useGroupSkus } from "./use-group-skus.ts";

type AddGroupProps = AddPricesProps & { brands: readonly Choice[]; categories: readonly Choice[] };

/** All SKUs of a group with reduced prices. What would be added is shown first. */
export function AddGroup({ prices, most, brands, categories, onAdd, onClose }: AddGroupProps) {
  const t = usePricePlansText();
  const [group, setGroup] = useState<{ readonly kind: GroupKind; readonly code: string }>({ kind: "BRAND", code: "" });
  const [percentText, setPercentText] = useState("");
  const [roundTo, setRoundTo] = useState(1_000);
  const [base, setBase] = useState<ReductionBase>("price");
  const found = useGroupSkus(group.kind, group.code);
  const percent = percentIn(percentText);
  const skus = found === null || found === "reading" || found === "failed" ? [] : found.skus;
  const reduced = percent === null ? new Map<string, number>() : reducedPrices(skus, base, { percent, roundTo });
  const isTooMany = new Set([...Object.keys(prices), ...reduced.keys()]).size > most;
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      fullOnPhone
      initialFocus="field"
      title={t("add_group")}
      closeLabel={t("close")}
      footer={
        <>
          <Button
            variant="court"
            disabled={reduced.size === 0 || isTooMany}
            loading={found === "reading"}
            onClick={() => onAdd(skus, reduced)}
          >
            {reduced.size === 0 ? t("add_no_prices") : t("add_prices", { count: reduced.size })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("keep")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <GroupChoice group={group} onGroup={setGroup} {...{ brands, categories }} />
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <TextField
            name="percent"
            label={t("percent")}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            placeholder="15"
            value={percentText}
            error={percentText !== "" && percent === null ? t("percent_wrong") : null}
            onChange={(event) => setPercentText(event.currentTarget.value)}
            // Enter in a field of the form around the dialog would save the plan instead.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
          <FieldFrame label={t("reduced_from")}>
            {(links) => (
              <SelectBox
                {...links}
                value={base}
                onChange={(event) => setBase(event.currentTarget.value as ReductionBase)}
              >
                {reductionBases.map((one) => (
                  <option key={one} value={one}>
                    {t(one === "price" ? "price_now" : "list_price")}
                  </option>
                ))}
              </SelectBox>
            )}
          </FieldFrame>
          <FieldFrame label={t("round_to")}>
            {(links) => (
              <SelectBox {...links} value={roundTo} onChange={(event) => setRoundTo(Number(event.currentTarget.value))}>
                {roundings.map((one) => (
                  <option key={one} value={one}>
                    {one === 1 ? t("round_none") : `Rp${one.toLocaleString("id-ID")}`}
                  </option>
                ))}
              </SelectBox>
            )}
          </FieldFrame>
        </div>
        <GroupPreview {...{ found, reduced, prices, base, isTooMany, most }} />
      </div>
    </Dialog>
  );
}
