import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Texts } from "#kit/core/locale.ts";
import type { columnKinds } from "../page-columns.ts";

type SomeTexts = Partial<Texts>;

export type ColumnKind = (typeof columnKinds)[number];

/** A banner or a slide. Texts are by language; `position` determines its order. */
export type ItemState = { readonly position?: number; readonly [field: string]: Json | undefined };

/**
 * The editable state of a column on one device; every field is optional. `column-shapes.ts` lists the fields of each
 * kind.
 */
export type ColumnState = {
  readonly kind: ColumnKind;
  readonly position?: number;
  /** Hidden on this device. */
  readonly hidden?: true;
  readonly items?: Readonly<Record<string, ItemState>>;
  readonly [field: string]: Json | Readonly<Record<string, ItemState>> | undefined;
};

export type ColumnStates = Readonly<Record<string, ColumnState>>;

/** A page's state in the shop. Only publishing changes it. */
export type LiveState = {
  readonly publishedAt?: string;
  readonly publishedBy?: string;
  /** When the scheduled version is published. */
  readonly publishAt?: string;
  /** When the page leaves the shop. */
  readonly expiresAt?: string;
  readonly expiredAt?: string;
  /** When staff took it out of the shop. */
  readonly withdrawnAt?: string;
  readonly archivedAt?: string;
};

/** The back office's working copy of a page; the path is the id. `pc` and `h5` hold the columns of the two devices. */
export type PageState = {
  readonly name?: string;
  readonly seo?: { readonly title?: SomeTexts; readonly description?: SomeTexts; readonly image?: string };
  readonly pc?: ColumnStates;
  readonly h5?: ColumnStates;
  readonly live?: LiveState;
};

/** Columns, banners or slides in order. Equal positions are ordered by id, so that every editor sees the same order. */
export const inOrder = <One extends { readonly position?: number }>(
  states: Readonly<Record<string, One>> | undefined,
): readonly (readonly [id: string, state: One])[] =>
  Object.entries(states ?? {}).sort(
    ([oneId, one], [otherId, other]) =>
      (one.position ?? 0) - (other.position ?? 0) || (oneId < otherId ? -1 : oneId > otherId ? 1 : 0),
  );
