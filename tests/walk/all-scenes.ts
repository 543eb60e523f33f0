import { accountScenes } from "./account-scenes.ts";
import { adminCatalogueScenes } from "./admin-catalogue-scenes.ts";
import { adminMarketingScenes } from "./admin-marketing-scenes.ts";
import { adminScenes } from "./admin-scenes.ts";
import { buyingScenes } from "./buying-scenes.ts";
import { clubScenes, registrationScenes, signInScenes } from "./entrance-scenes.ts";
import { memberOrderScenes, orderScenes } from "./order-scenes.ts";
import { paymentScenes } from "./payment-scenes.ts";
import { publicScenes } from "./public-scenes.ts";
import { returnScenes } from "./return-scenes.ts";
import type { Scene } from "./scene.ts";
import type { Shopper } from "./shopper.ts";

const scenesOfShopper = (kind: Shopper["kind"]): Scene[] =>
  [orderScenes, returnScenes, paymentScenes, buyingScenes].flatMap((scenesOf) => scenesOf(kind));

const otherScenes: readonly Scene[] = [
  ...memberOrderScenes,
  ...signInScenes,
  ...registrationScenes,
  ...clubScenes,
  ...accountScenes,
  ...publicScenes,
  ...adminScenes,
  ...adminCatalogueScenes,
  ...adminMarketingScenes,
];

/** Every state, with guests as shoppers wherever a guest can be one. */
export const guestScenes: readonly Scene[] = [...scenesOfShopper("guest"), ...otherScenes];

/** The states of orders, returns, payments and carts again, with a member as the shopper. */
export const memberScenes: readonly Scene[] = scenesOfShopper("member");

/** Every scene of the walk. */
export const allScenes: readonly Scene[] = [...guestScenes, ...memberScenes];
