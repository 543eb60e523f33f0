import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { PageTarget, TargetKind } from "../../contract/page/page-target.ts";

/** Finds targets of links and columns in other modules: by a text, or by these codes. One statement. */
export type FindTargets = (
  db: Kysely<unknown>,
  kind: Exclude<TargetKind, "page" | "place" | "article">,
  asked: {
    readonly search: string;
    readonly codes: readonly string[] | null;
    readonly locale: Locale;
    readonly limit: number;
  },
) => Promise<readonly PageTarget[]>;
