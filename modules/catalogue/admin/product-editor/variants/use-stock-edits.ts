import { useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { AdminAdjustStocksDocument } from "#modules/inventory/admin/stock.graphql.gen.ts";
import { useProductEditorText } from "../product-editor-text.ts";
import { stockChanges, type TypedStock } from "./stock-changes.ts";

/** The stock of a product's SKUs at the place where it is edited. */
export type StockAtPlace = {
  readonly sourceCode: string;
  readonly sourceName: string;
  readonly levels: readonly { readonly skuCode: string; readonly onHand: number; readonly sellable: number }[];
};

export type StockEdits = ReturnType<typeof useStockEdits>;

/** Units on hand that were typed into the grid, and their save: an adjustment of inventory with a reason, never a field of the product. */
export function useStockEdits(stock: StockAtPlace | null, editable: boolean) {
  const t = useProductEditorText();
  const api = useApi();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState<TypedStock>({});
  const [reason, setReason] = useState({ cause: "", note: "" });
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<"saving" | "saved" | null>(null);
  // The same attempt has the same key, so that a lost answer changes stock once.
  const attempt = useRef<string | null>(null);
  const latest = useRef<TypedStock>(typed);
  const onHand = useMemo(
    () => new Map(stock?.levels.map(({ skuCode, onHand: units }) => [skuCode, units])),
    [stock?.levels],
  );
  const { changes, wrong } = useMemo(() => stockChanges(typed, onHand), [typed, onHand]);
  const cause = reason.cause || usualCause(changes);

  const set = (next: TypedStock) => {
    attempt.current = null;
    latest.current = next;
    setTyped(next);
    setProblem(null);
    setState(null);
  };
  const refuse = (text: string) => {
    setProblem(text);
    setState(null);
    return false;
  };
  return {
    place: editable ? stock : null,
    onHand,
    typed,
    set,
    changes,
    wrong: new Set(wrong),
    cause,
    note: reason.note,
    choose(given: Partial<typeof reason>) {
      attempt.current = null;
      setProblem(null);
      setReason({ ...reason, cause, ...given });
    },
    problem,
    state,
    dirty: Object.keys(typed).length > 0,
    isDirty: () => Object.keys(latest.current).length > 0,
    discard: () => set({}),
    /** Saves the edits; false when they were not saved. */
    async save(): Promise<boolean> {
      // A cell is committed by the same key press that saves: the current edit counts, not the last render.
      const now = stockChanges(latest.current, onHand);
      if (!stock || Object.keys(latest.current).length === 0) return true;
      if (now.wrong.length > 0) return refuse(t("stock_wrong", { skus: now.wrong.slice(0, 5).join(", ") }));
      if (now.changes.length === 0) {
        set({});
        return true;
      }
      const why = reason.cause || usualCause(now.changes);
      if (why === "") return refuse(t("stock_reason_missing"));
      setState("saving");
      attempt.current ??= crypto.randomUUID();
      const { note } = reason;
      const input = { sourceCode: stock.sourceCode, lines: now.changes, cause: why, note, key: attempt.current };
      try {
        const { adminAdjustStocks: reply } = await api(AdminAdjustStocksDocument, { input });
        if (!reply.success) return refuse(reply.errorMessage ?? t("stock_failed"));
      } catch (failed) {
        return refuse(failureText(t("stock_failed"), failed, locale));
      }
      await revalidate();
      set({});
      setReason({ cause: "", note: "" });
      setState("saved");
      return true;
    },
  };
}

/** Received products are the default reason for an increase; a decrease has none. */
const usualCause = (changes: readonly { readonly change: number }[]): string =>
  changes.every(({ change }) => change > 0) ? "received" : "";

/** One form for the product and its stock: saving saves the product first, because stock needs an SKU that exists. */
export function withStock(editor: RecordEditor, stock: StockEdits): RecordEditor {
  return {
    ...editor,
    dirty: editor.dirty || stock.dirty,
    isDirty: () => editor.isDirty() || stock.isDirty(),
    saving: editor.saving || stock.state === "saving",
    outcome: editor.outcome ?? (stock.state === "saved" ? "saved" : null),
    save: async (reason) => (await editor.save(reason)) && (await stock.save()),
    discard() {
      editor.discard();
      stock.discard();
    },
  };
}
