import * as v from "valibot";
import { fallbackLocale, type Locale, locales, type Texts } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { compareSizes } from "../../contract/size-order.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { sizeAttribute } from "../sale-attributes.ts";
import { readCatalogueNames } from "../store/catalogue-names.ts";

/** Everything a product's fields may name: three statements. */
export const adminProductChoices = (deps: CatalogueAdminDeps) =>
  staffQuery(deps, {
    permission: "catalogue.read",
    input: v.object({ locale: v.nullish(v.picklist(locales), null) }),
    async run({ locale: own }, _staff, { locale: asked }) {
      const locale = asked ?? own;
      const db = deps.database.kysely;
      const [{ brands, categories, attributes, values }, sizeGuides, promotions] = await Promise.all([
        readCatalogueNames(db),
        deps.pageChoices.sizeGuides(db, locale),
        deps.pageChoices.promotions(db, deps.clock.now(), locale),
      ]);
      const nameOf = (texts: Texts) => textIn(texts, locale);
      const categoryNames = new Map(categories.map(({ code, names }) => [code, nameOf(names)]));
      const demanded = new Map(categories.map(({ code, requiredCertificate }) => [code, requiredCertificate]));
      return {
        sizeGuides,
        promotions,
        brands: brands.map(({ code, name }) => ({ code, name })),
        categories: categories.map(({ code, path }) => ({
          code,
          name: path.map((step) => categoryNames.get(step) ?? step).join(" › "),
          certificates: [...new Set(path.flatMap((step) => demanded.get(step) ?? []))],
        })),
        attributes: attributes.map(({ code, names }) => {
          const own = values
            .filter(({ attributeCode }) => attributeCode === code)
            .map((value) => ({ code: value.code, name: nameOf(value.names) || value.code, swatch: value.swatch }));
          if (code === sizeAttribute) own.sort((one, other) => compareSizes(one.name, other.name));
          return { code, name: nameOf(names) || code, values: own };
        }),
      };
    },
  });

const textIn = (texts: Partial<Texts>, locale: Locale): string => texts[locale] ?? texts[fallbackLocale] ?? "";
