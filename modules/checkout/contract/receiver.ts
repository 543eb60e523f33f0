import * as v from "valibot";
import { asEmailAddress, type EmailRule } from "#kit/core/email-address.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { normaliseMobile } from "#kit/core/mobile-number.ts";
import { addressTexts as texts } from "#modules/address-book/contract/address-texts.ts";
import { maxNameLength } from "#modules/address-book/contract/constants.ts";

const name = (missing: (typeof texts)[keyof typeof texts]) =>
  v.pipe(
    v.string(localizedMessage(missing)),
    v.trim(),
    v.minLength(1, localizedMessage(missing)),
    v.maxLength(maxNameLength, localizedMessage(texts.nameTooLong)),
  );

const person = {
  firstName: name(texts.firstName),
  lastName: name(texts.lastName),
  mobile: v.pipe(
    v.string(localizedMessage(texts.mobile)),
    v.check((typed) => normaliseMobile(typed) !== null, localizedMessage(texts.mobile)),
    v.transform((typed) => normaliseMobile(typed) ?? ""),
  ),
};

const mailbox = (rule: EmailRule) =>
  v.pipe(
    v.string(localizedMessage(texts.emailMissing)),
    v.check((typed) => typed.trim() !== "", localizedMessage(texts.emailMissing)),
    v.check((typed) => asEmailAddress(typed, rule) !== null, localizedMessage(texts.email)),
    v.transform((typed) => typed.trim().toLowerCase()),
  );

/** Who comes to the counter of a store. A member's mailbox is known. */
export const receiverSchema = v.object({ ...person, email: v.nullish(v.null(), null) });

/** The same for guests, who enter an e-mail address. Browsers allow the plus: whether it is taken is the server's setting. */
export const guestReceiverRule = (rule: EmailRule) => v.object({ ...person, email: mailbox(rule) });

export const guestReceiverSchema = guestReceiverRule({ plus: true });
