/** What a person can agree to; each is asked for, recorded and withdrawn on its own (D-21). */
export const consentPurposes = [
  "terms",
  "dataProtection",
  "marketingEmail",
  "marketingWhatsApp",
  "clubDataSharing",
  "cookies",
] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** Where the answer was given. A new form that asks for consent is a line here. */
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
  "checkout",
] as const;

export type ConsentForm = (typeof consentForms)[number];
