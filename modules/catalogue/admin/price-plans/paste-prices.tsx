import { useEffect, useMemo, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { readPastedPrices } from "../../contract/price-plan/pasted-prices.ts";
import type { AddPricesProps } from "./add-prices.ts";
import type { PlannedSku } from "./planned-prices.ts";
import { AdminPlannedSkusDocument } from "./price-plans.graphql.gen.ts";
import { usePricePlansText } from "./price-plans-text.ts";

const typingPauseMs = 300;
const mostShown = 10;

/** What the shop knows of the codes in a text. */
type Looked = {
  readonly text: string;
  readonly skus: readonly PlannedSku[];
  readonly unknown: readonly string[];
};

/** Prices copied from a spreadsheet. What was read, what was not, and which codes are unknown is shown before they are added. */
export function PastePrices({ prices, most, onAdd, onClose }: AddPricesProps) {
  const t = usePricePlansText();
  const api = useApi();
  const [text, setText] = useState("");
  const [looked, setLooked] = useState<Looked | null>(null);
  const [failedText, setFailedText] = useState<string | null>(null);
  const read = useMemo(() => readPastedPrices(text), [text]);
  const isTooLong = read.prices.size > most;
  useEffect(() => {
    const typed = [...readPastedPrices(text).prices.keys()];
    if (typed.length === 0 || typed.length > most) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      api(AdminPlannedSkusDocument, { input: { typed } }).then(
        ({ adminPlannedSkus: { skus, unknown } }) => isCurrent && setLooked({ text, skus, unknown }),
        () => isCurrent && setFailedText(text),
      );
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, text, most]);
  const known = looked?.text === text ? looked : null;
  const added = new Map(
    (known?.skus ?? []).flatMap(({ typed, skuCode }) => {
      const price = read.prices.get(typed);
      return price === undefined ? [] : [[skuCode, price] as const];
    }),
  );
  const isTooMany = isTooLong || new Set([...Object.keys(prices), ...added.keys()]).size > most;
  const isReading = read.prices.size > 0 && known === null && !isTooLong && failedText !== text;
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      fullOnPhone
      initialFocus="field"
      title={t("paste_title")}
      closeLabel={t("close")}
      footer={
        <>
          <Button
            variant="court"
            disabled={added.size === 0 || isTooMany}
            loading={isReading}
            onClick={() => onAdd(known?.skus ?? [], added)}
          >
            {added.size === 0 ? t("add_no_prices") : t("add_prices", { count: added.size })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("keep")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <FieldFrame label={t("paste_label")} hint={t("paste_hint")}>
          {(links) => (
            <textarea
              {...links}
              rows={8}
              value={text}
              spellCheck={false}
              autoComplete="off"
              placeholder={"BTR1001-CREAM\t150000"}
              onChange={(event) => setText(event.currentTarget.value)}
              className={`w-full min-w-0 px-3.5 py-2.5 font-mono text-base leading-snug md:text-sm ${boxClass}`}
            />
          )}
        </FieldFrame>
        <p role="status" className="text-sm font-semibold empty:hidden">
          {text.trim() === "" ? "" : t("lines_read", { count: read.prices.size })}
        </p>
        {isTooMany ? <Alert tone="error">{t("too_many", { most: most.toLocaleString("id-ID") })}</Alert> : null}
        {failedText === text && text !== "" ? <Alert tone="error">{t("look_failed")}</Alert> : null}
        {known !== null && known.unknown.length > 0 ? (
          <Alert tone="warning" title={t("unknown_codes", { count: known.unknown.length })}>
            <p className="break-all">{listed(known.unknown)}</p>
          </Alert>
        ) : null}
        {read.unread.length > 0 ? (
          <Alert tone="warning" title={t("lines_unread", { count: read.unread.length })}>
            <ul>
              {read.unread.slice(0, mostShown).map(({ line, text: unread }) => (
                <li key={line} className="break-all">
                  {t("line", { line, text: unread })}
                </li>
              ))}
            </ul>
            {read.unread.length > mostShown ? <p>…</p> : null}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}

const listed = (codes: readonly string[]): string =>
  codes.slice(0, mostShown).join(", ") + (codes.length > mostShown ? ", …" : "");
