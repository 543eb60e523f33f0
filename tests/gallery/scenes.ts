import { browseScenes } from "./browse-scenes.ts";
import type { Scenes } from "./scene.ts";
import { adminSignInScenes, guestScenes, memberScenes, newMemberScenes, staffScenes } from "./shop-scenes.ts";

/** Everything there is a picture of, by who sees it. */
export const scenes: Scenes = {
  visitor: [...browseScenes, ...adminSignInScenes],
  guest: guestScenes,
  newMember: newMemberScenes,
  member: memberScenes,
  staff: staffScenes,
};

/** Routes that show no page of their own, each with the reason. */
export const withoutPicture: Readonly<Record<string, string>> = {
  webManifest: "a file",
  shopCartAdd: "takes a form and leads to the cart",
  account: "the frame of the account's pages",
  accountHome: "leads to the orders",
  myData: "a file",
  orderInvoiceFile: "a file",
  guestOrderInvoiceFile: "a file",
  checkoutBegin: "takes the cart's form and leads to the checkout",
  socialStart: "leads to another site",
  adminCode: "comes after a password and shows one field",
  adminLogOut: "leads to the sign-in of the back office",
  admin: "the frame of the back office's pages",
  adminHome: "leads to the orders",
  adminMissing: "the missing page again",
  devGallery: "for developers",
};
