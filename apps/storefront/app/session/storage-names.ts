/** Names of the shop's entries in browser storage (SE-15). */
export const storageNames = {
  guestId: "guestId",
  token: "token",
  userInfo: "userInfo",
  isLogin: "isLogin",
  subscribeDialogFlag: "subscribeDialogFlag",
  pendingLinkDialog: "showLinkDialog",
  /** The time before which a member does not want to be asked about the club. */
  linkAskedUntil: "linkAskedUntil",
  /** Set in this visit after the member was asked. */
  linkAskedNow: "linkAskedNow",
} as const;

export const cookieNames = {
  locale: "gt-local",
  device: "device",
  consent: "acceptConsent",
  guestId: "guestId",
  userInfo: "userInfo",
} as const;

/** Set in this tab when the page before a reload left something to do. The root checks it by this name. */
export const afterReloadName = "owed";
