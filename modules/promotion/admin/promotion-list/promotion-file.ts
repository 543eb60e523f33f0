import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { FileColumn } from "#modules/admin/contract/list-file.ts";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import type { ActivityState } from "../../contract/activity-state.ts";
import type { PromotionRow } from "./promotion-list-model.ts";
import type { PromotionListTextKey } from "./promotion-list-text.ts";

type Column = {
  readonly label: PromotionListTextKey;
  text(row: PromotionRow, t: Translate<PromotionListTextKey>): string | number | null;
};

const columns: Readonly<Record<string, Column>> = {
  name: { label: "col_name", text: ({ name }) => name },
  state: { label: "col_state", text: ({ state }, t) => t(`state_${state as ActivityState}`) },
  kind: { label: "col_kind", text: ({ kind }, t) => t(`kind_${kind as ActivityKind}`) },
  begins: { label: "col_begins", text: ({ beginsAt }) => beginsAt },
  ends: { label: "col_ends", text: ({ endsAt }) => endsAt },
  units: { label: "col_units", text: ({ units, sold }) => (units === null ? null : `${sold ?? 0} / ${units}`) },
  priority: { label: "col_priority", text: ({ priority }) => priority },
  code: { label: "col_code", text: ({ code }) => code },
  changed: { label: "col_changed", text: ({ updatedAt }) => updatedAt },
};

/** The visible columns of the list as columns of its file; the code is always included. */
export const promotionFileColumns = (
  shown: readonly string[],
  t: Translate<PromotionListTextKey>,
): FileColumn<PromotionRow>[] =>
  ["code", "name", ...shown.filter((key) => key !== "code")].flatMap((key) => {
    const column = columns[key];
    return column ? [{ head: t(column.label), text: (row) => column.text(row, t) }] : [];
  });
