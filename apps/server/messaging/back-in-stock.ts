import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { productPath } from "#modules/catalogue/contract/product-slug.ts";
import type { BackInStockNotifier } from "#modules/catalogue/server/index.ts";
import { emailOfMember } from "#modules/identity/server/index.ts";
import { addNotification, type Sealer, sendMessage } from "#modules/notification/server/index.ts";

type AnnouncerDeps = { readonly ids: Ids; readonly clock: Clock; readonly sealer: Sealer };

/** Notifies members who asked: by e-mail to their verified address, and in the notification panel. */
export const backInStockAnnouncer = (deps: AnnouncerDeps): BackInStockNotifier => ({
  reachable: async (db, userCode) => (await emailOfMember(db, userCode)) !== null,

  async notify(trx, { userCode, locale, productCode, productName, skuCode, choice }) {
    const path = `${productPath(productName, productCode)}?skuCode=${encodeURIComponent(skuCode)}`;
    await addNotification(trx, deps, { userCode, kind: "backInStock", data: { productName, choice }, path });
    const to = await emailOfMember(trx, userCode);
    if (to === null) return;
    await sendMessage(trx, deps, {
      channel: "EMAIL",
      to,
      locale,
      content: { kind: "backInStock", data: { productName, choice, path } },
    });
  },
});
