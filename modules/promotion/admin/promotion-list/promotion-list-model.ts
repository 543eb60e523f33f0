import { type ListDefinition, type ListState, listQuery, readListState } from "#modules/admin/contract/list-state.ts";
import type { ActivityState } from "../../contract/activity-state.ts";
import { type AskedPromotions, askedPromotions } from "../../contract/record/promotion-list-query.ts";

export type PromotionRow = {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly state: string;
  readonly beginsAt: string | null;
  readonly endsAt: string | null;
  readonly priority: number;
  readonly updatedAt: string;
  readonly units: number | null;
  readonly sold: number | null;
};

export const promotionsPath = "/admin/promotions";

/** Columns and sorting of the promotion list. The name column cannot be hidden. */
export const promotionList: ListDefinition = {
  columns: ["state", "kind", "begins", "ends", "units", "priority", "code", "changed"],
  defaultColumns: ["state", "kind", "begins", "ends", "units", "changed"],
  sorts: ["changed", "begins", "ends", "name", "code"],
  defaultSort: "-changed",
  filters: ["state", "kind", "search", "from", "until"],
};

/** Parses the list's address into the page's state and the operation's input. */
export function readPromotions(query: URLSearchParams) {
  const asked: AskedPromotions = askedPromotions(query);
  const filters = Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== ""));
  const shown: ListState = { ...readListState(query, promotionList), filters };
  return {
    asked,
    shown,
    input: {
      search: asked.search,
      states: asked.state === "" ? [] : [asked.state],
      kinds: asked.kind === "" ? [] : [asked.kind],
      from: asked.from || null,
      until: asked.until || null,
      sort: shown.sort.replace(/^-/, ""),
      isDescending: shown.sort.startsWith("-"),
      page: shown.page,
    },
  };
}

/** The address of the list after changes; it goes to page 1 unless the changes name a page. */
export function promotionsAddress(shown: ListState, changes: Partial<ListState> = {}): string {
  const query = listQuery(shown, promotionList, changes);
  return query.size > 0 ? `${promotionsPath}?${query}` : promotionsPath;
}

const tones = { DRAFT: "sun", UPCOMING: "info", RUNNING: "court", ENDED: "neutral", STOPPED: "danger" } as const;

/** The badge colour of a state. */
export const stateTone = (state: string) => tones[state as ActivityState] ?? "neutral";
