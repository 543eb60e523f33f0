import type { Kysely } from "kysely";
import type { CacheValidator } from "#kit/cache/validators.ts";
import type { Clock } from "#kit/core/clock.ts";
import { batchFragments, type FragmentBatch } from "#kit/postgres/batch-fragments.ts";
import { batchQueries } from "#kit/postgres/batch-queries.ts";
import type { PromotionFingerprint, PromotionReader } from "./ports/promotions.ts";
import { catalogueVersion } from "./store/catalogue-version.ts";
import { stockFingerprintOfProducts, stockFingerprintsOfSkus } from "./store/product-stock.ts";

type CatalogueFingerprint = { readonly version: string; readonly stock: string };

/**
 * Everything the public data of products depends on: the versions of catalogue and promotions, and the live numbers that orders change, the
 * stock of the SKUs and the units flash sales have sold.
 */
export type ProductFingerprint = { readonly versions: string; readonly units: string };

type Sources = { readonly promotions: PromotionReader; readonly clock: Clock };

export function productValidators({ promotions, clock }: Sources) {
  const join = (catalogue: CatalogueFingerprint, of: PromotionFingerprint): ProductFingerprint => ({
    versions: `${catalogue.version} ${of.version}`,
    units: `${catalogue.stock} ${of.units}`,
  });

  const readFingerprint = batchQueries(batchKey, async (db, questions: readonly Question[]) => {
    const lists = new Map(questions.map(({ key, skuCodes }) => [key, skuCodes]));
    const skuLists = [...lists.values()];
    const read = batchFragments(db);
    const [version, stocks, units] = await Promise.all([
      read(catalogueVersion),
      read(stockFingerprintsOfSkus({ skuLists: JSON.stringify(skuLists) })),
      promotions.fingerprints(read, skuLists),
    ]);
    const found = new Map(
      [...lists.keys()].map((key, at) => {
        const stock = stocks[at] ?? "";
        return [key, join({ version, stock }, units[at] ?? { version: "", units: "" })];
      }),
    );
    return questions.map(({ key }) => found.get(key) as ProductFingerprint);
  });

  return {
    join,
    /** Part of the statement that reads the products, so that both have the same snapshot. */
    async catalogueFingerprint(read: FragmentBatch, codes: readonly string[]): Promise<CatalogueFingerprint> {
      const productCodes = [...new Set(codes)];
      const [version, stock] = await Promise.all([
        read(catalogueVersion),
        read(stockFingerprintOfProducts({ productCodes })),
      ]);
      return { version, stock };
    },
    /** Valid until the next promotion or sale price starts or ends. The SKUs are all those of the products: they stay the same while the version does. */
    validator: (
      db: Kysely<unknown>,
      fingerprint: ProductFingerprint,
      until: number,
      skuCodes: readonly string[],
    ): CacheValidator => {
      const question = { key: skuCodes.join("\n"), skuCodes };
      return {
        fingerprint: textOf(fingerprint),
        recheck: async () => (clock.now().getTime() >= until ? "" : textOf(await readFingerprint(db, question))),
      };
    },
    async versions(read: FragmentBatch): Promise<string> {
      const [version, [of]] = await Promise.all([read(catalogueVersion), promotions.fingerprints(read, [[]])]);
      return join({ version, stock: "" }, of ?? { version: "", units: "" }).versions;
    },
  };
}

const textOf = ({ versions, units }: ProductFingerprint): string => `${versions} ${units}`;

/** The SKUs of one validator, and their codes in one text. */
type Question = { readonly key: string; readonly skuCodes: readonly string[] };

/** As many SKUs as a product has: for these, starting a statement costs more than reading the rows. */
const few = 20;

/** Long lists run on several connections at once; equal lists, such as those of a page in several languages, run once. */
const batchKey = ({ key, skuCodes }: Question): string => (skuCodes.length > few ? key : "");
