import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { type ChartBlock, chartBlocks, chartHtml, type TableRow } from "../contract/chart-blocks.ts";
import { PartForm } from "./part-form.tsx";
import { useSizeGuideAdminText } from "./size-guide-admin-text.ts";

type ChartFormProps = {
  /** The chart as HTML; empty for none. */
  value: string;
  lang: string;
  editable: boolean;
  onChange: (html: string) => void;
  /** Writes a table's sizes and numbers into the charts of other languages; the table's place among tables. How many took them. */
  onSpread: (place: number, rows: readonly TableRow[]) => number;
};

type Part = { readonly key: number; readonly block: ChartBlock };

const newBlocks: Readonly<Record<Exclude<ChartBlock["kind"], "html">, ChartBlock>> = {
  heading: { kind: "heading", level: 3, text: "" },
  text: { kind: "text", text: "" },
  list: { kind: "list", ordered: true, items: [] },
  table: { kind: "table", caption: "", rows: Array.from({ length: 3 }, () => ["", "", ""]) },
};
const newKinds = ["table", "heading", "text", "list"] as const;

/** The parts of a chart one below the other. Give it the language as its key. */
export function ChartForm({ value, lang, editable, onChange, onSpread }: ChartFormProps) {
  const t = useSizeGuideAdminText();
  // The parts keep their kind while they are typed; the HTML they were read from tells when another one comes in.
  const [draft, setDraft] = useState(() => draftOf(value, 0));
  const [spread, setSpread] = useState<{ readonly key: number; readonly count: number } | null>(null);
  const current = draft.html === value ? draft : draftOf(value, draft.next);
  const { parts } = current;
  const put = (next: readonly Part[], nextKey = current.next) => {
    const html = chartHtml(next.map(({ block }) => block));
    setDraft({ html, parts: next, next: nextKey });
    setSpread(null);
    onChange(html);
  };
  const swap = (at: number, other: number) => {
    const [one, two] = [parts[at], parts[other]];
    if (one && two) put(parts.with(at, two).with(other, one));
  };
  const names = {
    ...{ heading: t("heading"), text: t("text"), list: t("list"), table: t("table"), html: t("html") },
  } satisfies Record<ChartBlock["kind"], string>;
  return (
    <div className="grid min-w-0 gap-3">
      {parts.map(({ key, block }, at) => (
        <fieldset key={key} className="grid min-w-0 gap-2 rounded-md border border-line p-3">
          <legend className="sr-only">{t("part", { number: at + 1, kind: names[block.kind] })}</legend>
          {editable ? (
            <div className="flex items-center justify-between gap-2">
              <span aria-hidden="true" className="text-xs font-bold text-ink-soft">
                {names[block.kind]}
              </span>
              <div className="flex gap-1">
                <IconButton
                  icon="chevron-up"
                  size="sm"
                  label={t("up")}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  size="sm"
                  label={t("down")}
                  disabled={at === parts.length - 1}
                  onClick={() => swap(at, at + 1)}
                />
                <IconButton icon="trash-2" size="sm" label={t("remove")} onClick={() => put(parts.toSpliced(at, 1))} />
              </div>
            </div>
          ) : null}
          <PartForm {...{ block, lang, editable }} onChange={(next) => put(parts.with(at, { key, block: next }))} />
          {editable && block.kind === "table" ? (
            <div className="flex flex-wrap items-center gap-2">
              <Button
                size="sm"
                variant="quiet"
                icon="copy"
                onClick={() => setSpread({ key, count: onSpread(placeAmongTables(parts, at), block.rows) })}
              >
                {t("spread")}
              </Button>
              <p role="status" className="text-sm text-ink-soft">
                {spread?.key !== key
                  ? ""
                  : spread.count === 0
                    ? t("spread_none")
                    : t("spread_done", { count: spread.count })}
              </p>
            </div>
          ) : null}
        </fieldset>
      ))}
      {editable ? (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">{t("add")}</legend>
          {newKinds.map((kind) => (
            <Button
              key={kind}
              size="sm"
              variant="secondary"
              icon="plus"
              onClick={() => put([...parts, { key: current.next, block: newBlocks[kind] }], current.next + 1)}
            >
              {names[kind]}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

function draftOf(html: string, firstKey: number) {
  const parts: readonly Part[] = chartBlocks(html).map((block, at) => ({ key: firstKey + at, block }));
  return { html, parts, next: firstKey + parts.length };
}

const placeAmongTables = (parts: readonly Part[], at: number): number =>
  parts.slice(0, at).filter(({ block }) => block.kind === "table").length;
