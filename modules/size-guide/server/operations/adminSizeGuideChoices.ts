import type { Locale } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { SizeGuideAdminDeps } from "../size-guide-admin-deps.ts";
import { type MenuRow, readMenu } from "../store/menu.ts";

/** The categories of the menu and the brands of the shop, for a new chart. */
export const adminSizeGuideChoices = (deps: SizeGuideAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    async run({ locale }: { readonly locale: Locale }) {
      const db = deps.database.kysely;
      const [menu, brands] = await Promise.all([readMenu(db, locale), deps.brands(db)]);
      const categories = menu.map((row) => ({ code: row.code, name: wayTo(menu, row) }));
      return { categories: categories.sort((one, other) => one.name.localeCompare(other.name, locale)), brands };
    },
  });

/** "Wear › Shoes › Running". */
function wayTo(menu: readonly MenuRow[], { name, parentCode }: MenuRow): string {
  const above = menu.find(({ code }) => code === parentCode);
  return above ? `${wayTo(menu, above)} › ${name}` : name;
}
