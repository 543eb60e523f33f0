/** Below this address stands everything of the back office, its scripts included. */
export const adminBase = "/admin/";

/** Texts of the back office, from the root of the project. */
export const adminTexts = ["modules/admin/web/messages/*.json", "modules/*/admin/{,*/}messages/*.json"];
