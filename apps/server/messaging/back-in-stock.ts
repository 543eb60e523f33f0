import type { Ids } from "#kit/core/ids.ts";
import { productPath } from "#modules/catalogue/contract/product-slug.ts";
import type { Announcer } from "#modules/catalogue/server/index.ts";
import { emailOfMember } from "#modules/identity/server/index.ts";
import { type Sealer, sendMessage } from "#modules/notification/server/index.ts";

/** Writes to members who asked to be told: by e-mail, to the address they have proved to be theirs. */
export const backInStockAnnouncer = (deps: { readonly ids: Ids; readonly sealer: Sealer }): Announcer => ({
  reachable: async (db, userCode) => (await emailOfMember(db, userCode)) !== null,

  async tell(trx, { userCode, locale, productCode, productName, skuCode, choice }) {
    const to = await emailOfMember(trx, userCode);
    if (to === null) return;
    const path = `${productPath(productName, productCode)}?skuCode=${encodeURIComponent(skuCode)}`;
    await sendMessage(trx, deps, {
      channel: "EMAIL",
      to,
      locale,
      content: { kind: "backInStock", data: { productName, choice, path } },
    });
  },
});
