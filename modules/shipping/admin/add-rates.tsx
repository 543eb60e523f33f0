import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { rateFields, rateKey } from "../contract/service-state.ts";
import { AreaSelect } from "./area-select.tsx";
import { type Area, type Rates, wholeIn } from "./delivery-model.ts";
import { useDeliveryText } from "./delivery-text.ts";

export type AddRatesProps = {
  areas: readonly Area[];
  origins: readonly Area[];
  rates: Rates;
  onAdd: (added: Rates, district?: Area) => void;
  onClose: () => void;
};

/** Rates with one price for an area, or for every province that has none yet. */
export function AddRates({ areas, origins, rates, onAdd, onClose }: AddRatesProps) {
  const t = useDeliveryText();
  const [origin, setOrigin] = useState(origins[0]?.code ?? "");
  const [where, setWhere] = useState<"area" | "rest">("area");
  const [area, setArea] = useState<{ readonly code: string; readonly district?: Area }>({ code: "" });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({ from: "1", to: "3" });
  const rest = areas.filter(({ code }) => code.length === 2 && rates[rateKey(origin, code)] === undefined);
  const codes = where === "rest" ? rest.map(({ code }) => code) : area.code === "" ? [] : [area.code];
  const isPriced = rateFields.every((field) => /\d/.test(typed[field] ?? ""));
  const isReady = origin !== "" && codes.length > 0 && isPriced;
  const add = () => {
    const [first = 0, next = 0, from = 0, to = 0] = rateFields.map((field) => wholeIn(typed[field] ?? ""));
    onAdd(Object.fromEntries(codes.map((code) => [rateKey(origin, code), { first, next, from, to }])), area.district);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      fullOnPhone
      initialFocus="field"
      title={t("add_rates")}
      closeLabel={t("close")}
      footer={
        <>
          <Button variant="court" disabled={!isReady} onClick={add}>
            {t("add_count", { count: codes.length })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          name="origin"
          label={t("sent_from")}
          placeholder={t("choose")}
          hint={origins.length === 0 ? t("no_origin") : t("origin_hint")}
          options={origins.map(({ code, name }) => ({ value: code, label: name }))}
          value={origin}
          onChange={(event) => setOrigin(event.currentTarget.value)}
        />
        <RadioGroup
          name="where"
          legend={t("sent_to")}
          options={[
            { value: "area", label: t("to_area") },
            { value: "rest", label: t("to_rest", { count: rest.length }) },
          ]}
          value={where}
          onChange={(value) => setWhere(value === "rest" ? "rest" : "area")}
        />
        {where === "area" ? (
          <AreaSelect
            areas={areas}
            value={area.code}
            onChange={(code, district) => setArea({ code, ...(district ? { district } : {}) })}
            toDistrict={false}
          />
        ) : null}
        <div className="grid items-start gap-3 sm:grid-cols-4">
          {rateFields.map((field) => (
            <TextField
              key={field}
              name={field}
              label={t(`rate_${field}`)}
              inputMode="numeric"
              maxLength={12}
              autoComplete="off"
              value={typed[field] ?? ""}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [field]: value })}
              // Enter in a field of the form around the dialog would save the record instead.
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
          ))}
        </div>
        <p className="text-sm text-ink-soft">{t("add_hint")}</p>
      </div>
    </Dialog>
  );
}
