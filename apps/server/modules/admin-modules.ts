import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { versionedPath } from "#kit/images/image-url.ts";
import { adminModule } from "#modules/admin/server/index.ts";
import { staffModule } from "#modules/staff/server/index.ts";
import { listStores, storeByCode } from "#modules/stores/server/index.ts";
import { offerAudience } from "../messaging/offer-audience.ts";
import type { ShopDeps } from "./shop-deps.ts";
import { staffDeps } from "./shop-modules.ts";
import { returnsDeps } from "./shop-returns.ts";

/** The modules of the back office's endpoint. None of them is part of the shop's schema. */
export function adminModules(deps: ShopDeps): ShopModule[] {
  const pictureUrl = (path: string) => versionedPath(path, deps.pictures.version(path));
  const staff = staffDeps(deps);
  return [
    staffModule(staff),
    adminModule({
      ...staff,
      orders: deps.orders,
      payments: deps.payments,
      returns: returnsDeps(deps, pictureUrl),
      stores: () => listStores(deps.database.kysely, deps.config.hiddenStoreCodes),
      isStore: async (code) => (await storeByCode(deps.database.kysely, code)) !== null,
      isPage: deps.isPage,
      audience: offerAudience,
      pictureUrl,
    }),
  ];
}
