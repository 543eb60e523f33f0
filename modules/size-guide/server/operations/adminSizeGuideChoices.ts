import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { ShopCategory } from "../ports/guide-uses.ts";
import { menuAdditions } from "../records/menu-additions.ts";
import type { SizeGuideAdminDeps } from "../size-guide-admin-deps.ts";
import { type MenuRow, readMenu, readMenuLevels } from "../store/menu.ts";

type Place = Pick<MenuRow, "code" | "parentCode" | "name">;

/** The categories of the menu and of the catalogue, and the brands of the shop, for a new chart. */
export const adminSizeGuideChoices = (deps: SizeGuideAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    async run({ locale }) {
      const db = deps.database.kysely;
      const [menu, levels, catalogue, brands] = await Promise.all([
        readMenu(db, locale),
        readMenuLevels(db),
        deps.categories(db),
        deps.brands(db),
      ]);
      // A category the menu lacks comes into it with its first chart.
      const further = catalogue.filter((one) => (menuAdditions(one.code, levels, catalogue) ?? []).length > 0);
      const places = [...menu, ...further.map((category) => placeOf(category, locale))];
      const categories = places.map((place) => ({ code: place.code, name: wayTo(places, place) }));
      return { categories: categories.sort((one, other) => one.name.localeCompare(other.name, locale)), brands };
    },
  });

const placeOf = ({ code, parentCode, names }: ShopCategory, locale: Locale): Place => ({
  ...{ code, parentCode },
  name: names[locale] ?? names[fallbackLocale] ?? code,
});

/** "Wear › Shoes › Running". */
function wayTo(places: readonly Place[], { name, parentCode }: Place): string {
  const above = places.find(({ code }) => code === parentCode);
  return above ? `${wayTo(places, above)} › ${name}` : name;
}
