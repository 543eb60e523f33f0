import type { Clock } from "#kit/core/clock.ts";
import type { FindProvider } from "#modules/admin/server/index.ts";
import {
  findAdminProducts,
  findBrands,
  findCategories,
  findPricePlans,
  findSkuCodes,
  readSkuLabels,
} from "#modules/catalogue/server/index.ts";
import { findArticlePage, findPages, findRedirects } from "#modules/content/server/index.ts";
import { findMedia } from "#modules/media/server/index.ts";
import { findCouponPage, findPromotionPage } from "#modules/promotion/server/index.ts";
import { findGuides } from "#modules/size-guide/server/index.ts";
import { findStores } from "#modules/stores/server/index.ts";

const everyProduct = {
  statuses: [],
  brandCode: null,
  categoryCode: null,
  minPrice: null,
  maxPrice: null,
  inStock: null,
};

/** By name, and by the code, number or barcode of an SKU, with typing errors. */
const products: FindProvider = {
  needs: "catalogue.read",
  async find(db, { text, locale, limit }) {
    const window = { sort: "relevance", offset: 0, limit, locale } as const;
    // The threshold for typing errors is a setting of the transaction.
    const found = await db
      .transaction()
      .execute((trx) => findAdminProducts(trx, { ...everyProduct, search: text }, window));
    return found.products.map(({ code, name, brandName }) => ({
      kind: "product",
      code,
      title: name,
      detail: [brandName, code].filter(Boolean).join(" · "),
      to: `/admin/products/${encodeURIComponent(code)}`,
    }));
  },
};

const brands: FindProvider = {
  needs: "catalogue.read",
  find: async (db, { text, limit }) =>
    (await findBrands(db, text, { offset: 0, limit })).brands.map(({ code, name }) => ({
      kind: "brand",
      code,
      title: name,
      detail: code,
      to: `/admin/brands/${encodeURIComponent(code)}`,
    })),
};

const categories: FindProvider = {
  needs: "catalogue.read",
  find: async (db, { text, locale, limit }) =>
    (await findCategories(db, text, { locale, limit })).map(({ code, name }) => ({
      kind: "category",
      code,
      title: name,
      detail: code,
      to: `/admin/categories/${encodeURIComponent(code)}`,
    })),
};

const media: FindProvider = {
  needs: "media.edit",
  find: async (db, { text, limit }) =>
    (await findMedia(db, text, limit)).map(({ id, name, tags }) => ({
      kind: "media",
      code: id,
      title: name,
      detail: tags.join(" · "),
      to: `/admin/media?item=${id}`,
    })),
};

const coupons: FindProvider = {
  needs: "promotions.read",
  async find(db, { text, locale, limit }) {
    const filter = { search: text, states: [], singleUse: null, from: null, until: null };
    const window = { sort: "changed", isDescending: true, locale, at: new Date(0), offset: 0, limit } as const;
    return (await findCouponPage(db, filter, window)).coupons.map(({ code, name }) => ({
      kind: "coupon",
      code,
      title: name,
      detail: code,
      to: `/admin/coupons/${encodeURIComponent(code)}`,
    }));
  },
};

/** By name, code, or an SKU they price. */
const pricePlans = (clock: Clock): FindProvider => ({
  needs: "catalogue.read",
  async find(db, { text, limit }) {
    const window = { sort: "CHANGED", isDescending: true, at: clock.now(), offset: 0, limit } as const;
    return (await findPricePlans(db, { search: text, states: [] }, window)).plans.map(({ code, name }) => ({
      kind: "price_plan",
      code,
      title: name || code,
      detail: code,
      to: `/admin/price-plans/${encodeURIComponent(code)}`,
    }));
  },
});

/** By the code or barcode of an SKU, or the words of its product; it leads to the SKU's stock. */
const skus: FindProvider = {
  needs: "stock.read",
  async find(db, { text, locale, limit }) {
    const labels = await readSkuLabels(db, await findSkuCodes(db, text, locale, limit), locale);
    return labels.map(({ skuCode, name, options }) => ({
      kind: "sku",
      code: skuCode,
      title: skuCode,
      detail: [name, options].filter(Boolean).join(" · "),
      to: `/admin/stock/${encodeURIComponent(skuCode)}`,
    }));
  },
};

/** Of every state, by name or code. */
const promotions = (clock: Clock): FindProvider => ({
  needs: "promotions.read",
  async find(db, { text, locale, limit }) {
    const filter = { search: text, states: [], kinds: [], from: null, until: null };
    const window = { sort: "changed", isDescending: true, locale, at: clock.now(), offset: 0, limit } as const;
    return (await findPromotionPage(db, filter, window)).promotions.map(({ code, name }) => ({
      kind: "promotion",
      code,
      title: name || code,
      detail: code,
      to: `/admin/promotions/${encodeURIComponent(code)}`,
    }));
  },
});

/** Landing pages by name or address; archived ones are not found. */
const pages: FindProvider = {
  needs: "content.edit",
  async find(db, { text, limit }) {
    const window = { sort: "changed", isDescending: true, offset: 0, limit } as const;
    return (await findPages(db, { search: text, states: [] }, window)).pages.map(({ path, name }) => ({
      kind: "page",
      code: path,
      title: name,
      detail: path,
      to: `/admin/pages/${encodeURIComponent(path)}`,
    }));
  },
};

/** Stories and questions by title, code, address or topic, published or not. */
const articles: FindProvider = {
  needs: "content.edit",
  async find(db, { text, locale, limit }) {
    const filter = { search: text, kind: null, published: null };
    return (await findArticlePage(db, filter, { locale, offset: 0, limit })).articles.map(({ code, title }) => ({
      kind: "article",
      code,
      title: title || code,
      detail: code,
      to: `/admin/articles/${encodeURIComponent(code)}`,
    }));
  },
};

const redirects: FindProvider = {
  needs: "content.edit",
  find: async (db, { text, limit }) =>
    (await findRedirects(db, text, { offset: 0, limit })).redirects.map(({ from, to }) => ({
      kind: "redirect",
      code: from,
      title: from,
      detail: to,
      to: `/admin/redirects/${encodeURIComponent(from)}`,
    })),
};

/** By name, code, city or street, hidden ones too. */
const stores: FindProvider = {
  needs: "content.edit",
  find: async (db, { text, limit }) =>
    (await findStores(db, { search: text, city: null }, { offset: 0, limit })).stores.map(({ code, name, city }) => ({
      kind: "store",
      code,
      title: name,
      detail: `${city} · ${code}`,
      to: `/admin/stores/${encodeURIComponent(code)}`,
    })),
};

/** Size charts by category, brand or code. */
const sizeGuides: FindProvider = {
  needs: "content.edit",
  find: async (db, { text, locale, limit }) =>
    (await findGuides(db, text, { locale, offset: 0, limit })).guides.map(({ code, categoryName, brandName }) => ({
      kind: "size_guide",
      code,
      title: `${categoryName} · ${brandName}`,
      detail: code,
      to: `/admin/size-guides/${encodeURIComponent(code)}`,
    })),
};

/** Finders of the command palette for modules the back office does not import. */
export const adminFinders = (clock: Clock): readonly FindProvider[] => [
  products,
  skus,
  promotions(clock),
  coupons,
  pricePlans(clock),
  brands,
  categories,
  pages,
  articles,
  redirects,
  stores,
  sizeGuides,
  media,
];
