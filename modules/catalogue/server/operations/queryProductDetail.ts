import * as v from "valibot";
import { keepNothing } from "#kit/core/kept-values.ts";
import type { Locale } from "#kit/core/locale.ts";
import { BoundedCache } from "#kit/graphql/bounded-cache.ts";
import { query } from "#kit/graphql/operation.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import { shownForAMoment } from "../kept-goods.ts";
import { type KnownProducts, productPage } from "../product-page.ts";
import { pageOnWire } from "../wire/product-wire.ts";

const code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** About 3-7 working days (GN-14). */
const usualDelivery = { least: 3, most: 7 };
const input = v.object({ productCode: code, skuCode: v.nullish(code) });

/** As many as are looked at within a few minutes. */
const mostKnown = 500;

export function queryProductDetail(deps: CatalogueDeps) {
  const known: KnownProducts = new BoundedCache(mostKnown);
  return query({
    access: "anyone",
    sameForEveryone: true,
    input,
    async run({ locale }, { productCode, skuCode }) {
      const { kept = keepNothing } = deps;
      const key = `${productCode} ${skuCode ?? ""}`;
      const shown = await kept.many(`page ${locale}`, [key], shownForAMoment, async () => {
        const page = await readPage(deps, { productCode, skuCode: skuCode ?? null }, locale, known);
        return new Map(page ? [[key, page]] : []);
      });
      return shown.get(key) ?? null;
    },
  });
}

async function readPage(
  deps: CatalogueDeps,
  asked: { productCode: string; skuCode: string | null },
  locale: Locale,
  known: KnownProducts,
) {
  const found = await productPage(deps, asked, locale, known);
  if (!found) return null;
  const { pictureUrl, deliveryDays = usualDelivery } = deps;
  return { ...pageOnWire(found.page, { attributes: found.attributes, pictureUrl }), deliveryDays };
}
