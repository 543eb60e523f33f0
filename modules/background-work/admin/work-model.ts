import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { hasEnded, type WorkState } from "../contract/work-state.ts";
import type { AdminWorkListResult } from "./work.graphql.gen.ts";
import type { WorkTextKey } from "./work-text.ts";

export type Work = AdminWorkListResult["adminWorkList"][number];

export const isActive = ({ state }: Pick<Work, "state">): boolean => !hasEnded(state as WorkState);

/** The completed fraction, from 0 to 1; null without a total. */
export const fractionOf = ({ done, total }: Pick<Work, "done" | "total">): number | null =>
  total === null || total === 0 ? null : Math.min(done / total, 1);

/** Work that ended between two polls and was not read in another tab. */
export function endedSince(before: readonly Work[], after: readonly Work[]): Work[] {
  const active = new Set(before.filter(isActive).map(({ id }) => id));
  return after.filter((work) => active.has(work.id) && !isActive(work) && !work.isRead);
}

const kinds = {
  "import.preview": "kind_preview",
  "import.apply": "kind_import",
  "import.undo": "kind_undo",
  "bulk.apply": "kind_bulk",
  export: "kind_export",
  "coupon.codes": "kind_codes",
  "settlement.import": "kind_settlement",
} as const satisfies Readonly<Record<string, WorkTextKey>>;

/** The display name of the work, such as "Import · products.csv". */
export const nameOf = ({ kind, title }: Pick<Work, "kind" | "title">, t: Translate<WorkTextKey>): string =>
  kind in kinds ? `${t(kinds[kind as keyof typeof kinds])} · ${title}` : title;

const tones = {
  waiting: "neutral",
  running: "info",
  done: "court",
  failed: "danger",
  cancelled: "neutral",
} as const;
export const toneOf = ({ state }: Pick<Work, "state">) => tones[state as WorkState];

/** The text about its state. */
export function stateText(work: Work, t: Translate<WorkTextKey>): string {
  if (work.isCancelling) return t("cancelling");
  return t(`state_${work.state as WorkState}`);
}
