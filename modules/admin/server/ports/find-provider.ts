import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";

/** Something the command palette leads to. */
type FoundThing = {
  /** Things of one kind stand together. */
  readonly kind:
    | "order"
    | "return"
    | "customer"
    | "product"
    | "sku"
    | "brand"
    | "category"
    | "promotion"
    | "coupon"
    | "price_plan"
    | "page"
    | "article"
    | "redirect"
    | "store"
    | "size_guide"
    | "media"
    | "staff";
  readonly code: string;
  readonly title: string;
  /** A second line, such as a state. */
  readonly detail: string;
  /** The page of the back office it opens. */
  readonly to: string;
};

type FindRequest = {
  /** Trimmed, and at least two characters long. */
  readonly text: string;
  readonly locale: Locale;
  /** A provider answers only what this person may see. */
  readonly staff: StaffMember;
  readonly limit: number;
};

/** Finds one kind of thing for the command palette. Modules bring theirs; who lacks the permission is not asked about them. */
export type FindProvider = {
  readonly needs: Permission;
  find(db: Kysely<unknown>, input: FindRequest): Promise<readonly FoundThing[]>;
};
