import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { codeSchema } from "./code-schema.ts";
import type { BadSizeGuide } from "./save-size-guide.ts";
import { type MenuEntry, writeMenu } from "./store/menu.ts";

export type SizeMenuDraft = {
  readonly code: string;
  readonly names: Texts;
  readonly children?: readonly SizeMenuDraft[];
};

const maxDepth = 3;

function flattened(entries: readonly SizeMenuDraft[], parentCode: string | null = null, level = 1): MenuEntry[] {
  return entries.flatMap(({ code, names, children = [] }, position) => [
    { code, parentCode, level, names, position },
    ...flattened(children, code, level + 1),
  ]);
}

function problemOf({ code, level, names }: MenuEntry, before: readonly MenuEntry[]): string | null {
  const checked = v.safeParse(codeSchema, code);
  if (!checked.success) return checked.issues[0].message;
  if (level > maxDepth) return `the menu has at most ${maxDepth} levels`;
  if (before.some((other) => other.code === code)) return "this code stands in the menu twice";
  const missing = Object.entries(names).find(([, name]) => name.trim() === "");
  return missing ? `there is no name in ${missing[0]}` : null;
}

/** Validates and saves the menu. Saving it unchanged updates nothing. */
export async function saveSizeMenu(
  db: Kysely<unknown>,
  menu: readonly SizeMenuDraft[],
): Promise<Result<null, BadSizeGuide>> {
  const entries = flattened(menu);
  for (const [index, entry] of entries.entries()) {
    const problem = problemOf(entry, entries.slice(0, index));
    if (problem !== null) return fail({ code: "BAD_SIZE_GUIDE", where: `menu ${entry.code}`, problem });
  }
  if (await writeMenu(db, entries)) await invalidateTags(db, ["size-guide"]);
  return ok(null);
}
