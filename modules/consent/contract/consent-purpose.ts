/** The purposes of consent; each is requested, recorded and withdrawn separately (D-21). */
export const consentPurposes = [
  "terms",
  "dataProtection",
  "marketingEmail",
  "marketingWhatsApp",
  "clubDataSharing",
  "cookies",
] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** The form in which an answer was given. */
export const consentForms = [
  "cookiePopup",
  "newsletterFooter",
  "newsletterPopup",
  "newsletterPage",
  "unsubscribeLink",
  "account",
  "signUp",
  "accountDeletion",
  "clubLink",
  "clubOnBehalf",
  "checkout",
  "import",
] as const;

export type ConsentForm = (typeof consentForms)[number];
