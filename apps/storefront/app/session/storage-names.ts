/** Names of what the shop keeps in the browser (SE-15). */
export const storageNames = {
  guestId: "guestId",
  token: "token",
  userInfo: "userInfo",
  isLogin: "isLogin",
  subscribeDialogFlag: "subscribeDialogFlag",
  pendingLinkDialog: "showLinkDialog",
  /** Until when a member does not want to be asked about the club. */
  linkAskedUntil: "linkAskedUntil",
  /** For this visit: they were asked. */
  linkAskedNow: "linkAskedNow",
} as const;

export const cookieNames = {
  locale: "gt-local",
  device: "device",
  consent: "acceptConsent",
  guestId: "guestId",
  userInfo: "userInfo",
} as const;

/** In this tab: the page before a reload left something to do. The root looks for it by this name. */
export const owedName = "owed";
