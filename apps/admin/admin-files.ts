/** The prefix of all back-office addresses, its scripts included. */
export const adminBase = "/admin/";

/** Texts of the back office, from the root of the project. */
export const adminTexts = [
  "modules/admin/web/{,*/}messages/*.json",
  "modules/*/admin/{,*/}messages/*.json",
  // The previews of products, landing pages and size charts are drawn by the shop's own components.
  "modules/catalogue/web/{,*/}messages/*.json",
  "modules/content/web/messages/*.json",
  "modules/promotion/web/messages/*.json",
  "modules/size-guide/web/messages/*.json",
];
