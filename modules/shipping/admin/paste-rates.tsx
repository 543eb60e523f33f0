import { useMemo, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { mostRates } from "../contract/service-state.ts";
import type { AddRatesProps } from "./add-rates.tsx";
import { useDeliveryText } from "./delivery-text.ts";
import { readPastedRates } from "./pasted-rates.ts";

const mostShown = 5;

/** Rates copied from a spreadsheet. What was read and what was not is shown before they are added. */
export function PasteRates({ areas, origins, rates, onAdd, onClose }: AddRatesProps) {
  const t = useDeliveryText();
  const [origin, setOrigin] = useState(origins[0]?.code ?? "");
  const [text, setText] = useState("");
  const read = useMemo(() => readPastedRates(text, origin, areas), [text, origin, areas]);
  const count = Object.keys(read.rates).length;
  const replaced = Object.keys(read.rates).filter((key) => rates[key] !== undefined).length;
  const isTooMany = Object.keys({ ...rates, ...read.rates }).length > mostRates;
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      fullOnPhone
      initialFocus="field"
      title={t("paste_rates")}
      closeLabel={t("close")}
      footer={
        <>
          <Button
            variant="court"
            disabled={count === 0 || origin === "" || isTooMany}
            onClick={() => onAdd(read.rates)}
          >
            {t("add_count", { count })}
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
          options={origins.map(({ code, name }) => ({ value: code, label: name }))}
          value={origin}
          onChange={(event) => setOrigin(event.currentTarget.value)}
        />
        <FieldFrame label={t("paste_label")} hint={t("paste_hint")}>
          {(links) => (
            <textarea
              {...links}
              rows={8}
              value={text}
              spellCheck={false}
              autoComplete="off"
              placeholder={"Jawa Barat\t15000\t8000\t1\t3"}
              onChange={(event) => setText(event.currentTarget.value)}
              className={`w-full min-w-0 px-3 py-2 text-base md:text-sm ${boxClass}`}
            />
          )}
        </FieldFrame>
        <p role="status" className="text-sm font-semibold">
          {text === "" ? "" : t("pasted", { count, replaced })}
        </p>
        {isTooMany ? <Alert tone="error">{t("too_many", { most: mostRates })}</Alert> : null}
        {read.unread.length === 0 ? null : (
          <div className="text-sm">
            <p className="font-bold">{t("unread", { count: read.unread.length })}</p>
            <ul className="grid gap-1 text-ink-soft">
              {read.unread.slice(0, mostShown).map(({ line, text: unread }) => (
                <li key={line} className="break-words">
                  {t("unread_line", { line, text: unread })}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
