import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { FileColumn } from "#modules/admin/contract/list-file.ts";
import type { PlanState } from "../../contract/price-plan/price-plan-state.ts";
import type { PricePlanRow } from "./price-plan-list-model.ts";
import type { PricePlansTextKey } from "./price-plans-text.ts";

type Column = {
  readonly label: PricePlansTextKey;
  text(row: PricePlanRow, t: Translate<PricePlansTextKey>): string | number | null;
};

const columns: Readonly<Record<string, Column>> = {
  code: { label: "code", text: ({ code }) => code },
  name: { label: "col_name", text: ({ name }) => name },
  state: { label: "col_state", text: ({ state }, t) => t(`state_${state as PlanState}`) },
  begins: { label: "label_beginsAt", text: ({ beginsAt }) => beginsAt },
  ends: { label: "label_endsAt", text: ({ endsAt }) => endsAt },
  skus: { label: "col_skus", text: ({ skus }) => skus },
  changed: { label: "col_changed", text: ({ updatedAt }) => updatedAt },
};

/** The visible columns of the list as columns of its file; code and name are always included. */
export const pricePlanFileColumns = (
  shown: readonly string[],
  t: Translate<PricePlansTextKey>,
): FileColumn<PricePlanRow>[] =>
  ["code", "name", ...shown].flatMap((key) => {
    const column = columns[key];
    return column ? [{ head: t(column.label), text: (row) => column.text(row, t) }] : [];
  });
