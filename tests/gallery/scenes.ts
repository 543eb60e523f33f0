import { listsWithFile } from "#apps/admin/app/list-files/list-names.ts";
import { adminSignInScenes, staffScenes } from "./admin-scenes.ts";
import { browseScenes } from "./browse-scenes.ts";
import type { Scenes } from "./scene.ts";
import { guestScenes, memberScenes, newMemberScenes } from "./shop-scenes.ts";

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
  adminMissing: "the missing page again",
  adminFind: "answers the command palette",
  adminMediaChoices: "answers the picker of files",
  adminProductReport: "answers the panel of figures",
  adminCountEntries: "takes what was counted",
  adminPickScans: "takes what was scanned",
  ...Object.fromEntries(listsWithFile.map((list) => [`adminFile:${list}`, "a file"])),
  adminCouponCards: "a sheet of codes, after some were made",
  adminCouponCodesFile: "a file",
  adminPagePreview: "the frame in the editor of a page",
  adminViews: "takes a form of a list",
  adminWorkListJson: "answers the poll of running work",
  adminImport: "comes after a file was sent",
  adminSearchRule: "the page of a new rule, filled in",
  adminSegmentPeopleFile: "a file",
  adminSegment: "the page of a new segment, filled in",
  adminWebhook: "the page of a new endpoint, filled in",
  adminApiKey: "a sheet of facts, after a key was made",
  adminMessagePreview: "the frame inside the page of a message",
  adminPrivacyRequest: "needs a recorded request, which the demo shop has none of",
  adminRedirect: "the page of a new redirect, filled in",
  devGallery: "for developers",
};
