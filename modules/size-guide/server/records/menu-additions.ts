import { fallbackLocale, type Texts } from "#kit/core/locale.ts";
import type { ShopCategory } from "../ports/guide-uses.ts";
import type { MenuEntry } from "../store/menu.ts";

/** Codes and levels of what the menu has. */
export type MenuLevels = ReadonlyMap<string, number>;

const codeForm = /^[A-Z0-9_]{2,40}$/;
const maxLevel = 3;

/**
 * The entries the menu lacks for a category: itself and those above it, as the catalogue has them, from the top down. Null when
 * the catalogue does not have it either, or the menu cannot hold it.
 */
export function menuAdditions(code: string, menu: MenuLevels, categories: readonly ShopCategory[]): MenuEntry[] | null {
  if (menu.has(code)) return [];
  const category = categories.find((one) => one.code === code);
  if (!category || !codeForm.test(code)) return null;
  const { parentCode, position } = category;
  const above = parentCode === null ? [] : menuAdditions(parentCode, menu, categories);
  if (above === null) return null;
  const level = parentCode === null ? 1 : (above.at(-1)?.level ?? menu.get(parentCode) ?? maxLevel) + 1;
  return level > maxLevel ? null : [...above, { code, parentCode, level, position, names: inAllLanguages(category) }];
}

/** A language without a name shows the English one, or any. */
function inAllLanguages({ code, names }: ShopCategory): Texts {
  const usual = names[fallbackLocale] ?? Object.values(names)[0] ?? code;
  return { "en-US": usual, "id-ID": usual, "vi-VN": usual, "zh-CN": usual, ...names };
}
