import type { MessageData, MessageKind } from "../../contract/message.ts";
import { accountDeleted } from "./account-deleted.ts";
import { backInStock } from "./back-in-stock.ts";
import { chatAnswered } from "./chat-answered.ts";
import { clubCode } from "./club-code.ts";
import { clubLinkChanged } from "./club-link-changed.ts";
import { clubSecretChanged } from "./club-secret-changed.ts";
import { contactChanged } from "./contact-changed.ts";
import { contactMessage } from "./contact-message.ts";
import { dataFile } from "./data-file.ts";
import { memberWelcome } from "./member-welcome.ts";
import { newsletterWelcome } from "./newsletter-welcome.ts";
import { orderChanged } from "./order-changed.ts";
import { orderReceived } from "./order-received.ts";
import { passwordChanged } from "./password-changed.ts";
import { passwordReset } from "./password-reset.ts";
import { refundChanged } from "./refund-changed.ts";
import { registrationLink } from "./registration-link.ts";
import { returnChanged } from "./return-changed.ts";
import { signInChanged } from "./sign-in-changed.ts";
import { staffInvited } from "./staff-invited.ts";
import type { Template } from "./template.ts";
import { verificationCode } from "./verification-code.ts";
import { weeklyReport } from "./weekly-report.ts";

/** One template per kind of message; a missing one is a type error. */
export const templates: { readonly [K in MessageKind]: Template<MessageData[K]> } = {
  verificationCode,
  clubCode,
  registrationLink,
  memberWelcome,
  passwordChanged,
  contactChanged,
  signInChanged,
  clubLinkChanged,
  clubSecretChanged,
  accountDeleted,
  dataFile,
  passwordReset,
  staffInvited,
  newsletterWelcome,
  backInStock,
  chatAnswered,
  contactMessage,
  orderReceived,
  orderChanged,
  refundChanged,
  returnChanged,
  weeklyReport,
};
