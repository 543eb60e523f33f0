import { inTransaction } from "#kit/postgres/transaction.ts";
import { identify } from "../members/check-password.ts";
import { lockAccount } from "../store/journal.ts";
import { type Member, memberById } from "../store/members.ts";
import { pinHashOf, writePin } from "../store/pins.ts";
import { checkMobile, checkNewPin } from "./check-form.ts";
import { askForCode, readCode, type Sent } from "./code-step.ts";
import { donePage, type FormPage, identifyPage, newPinPage } from "./form-pages.ts";
import { askSecondProof, readSecondProof } from "./second-proof.ts";
import type { ClubSiteDeps } from "./site-deps.ts";
import { problemTexts } from "./texts/form-texts.ts";
import { issueTicket, readTicket, stateOf } from "./ticket.ts";

/** A number with its password, or with a code to the phone and one to the mailbox (ADR 0064); then a PIN, twice. A lock is gone with the PIN it was for (D-17). */
export async function setPinFlow(deps: ClubSiteDeps, sent: Sent): Promise<FormPage> {
  const { form, locale } = sent;
  const startAgain = () => identifyPage(locale, "", { form: problemTexts.startAgain[locale] });
  switch (form.get("step")) {
    case "identify":
      if (form.get("by") !== "code") return askWhoItIs(deps, sent);
      return askForCode(deps, "pin", sent, (typed, problems) => identifyPage(locale, typed, problems));
    case "code": {
      const read = await readCode(deps, "pin", sent, startAgain);
      if ("page" in read) return read.page;
      return (await askSecondProof(deps, "pin", sent, read.member)) ?? askForPin(deps, sent, read.member);
    }
    case "email": {
      const read = await readSecondProof(deps, "pin", sent, startAgain);
      return "page" in read ? read.page : askForPin(deps, sent, read.member);
    }
    case "pin":
      return choosePin(deps, sent, startAgain);
    default:
      return startAgain();
  }
}

async function askWhoItIs(deps: ClubSiteDeps, sent: Sent): Promise<FormPage> {
  const { form, locale } = sent;
  const typed = form.get("mobile") ?? "";
  const password = form.get("password") ?? "";
  const mobile = checkMobile(typed);
  const problems = {
    ...(mobile.ok ? {} : { mobile: mobile.error.text[locale] }),
    ...(password === "" ? { password: problemTexts.passwordMissing[locale] } : {}),
  };
  if (!mobile.ok || password === "") return identifyPage(locale, typed, problems);
  const identified = await identify(deps, mobile.value, password);
  if (!identified.ok) return identifyPage(locale, typed, { form: problemTexts.tooOften[locale] });
  if (!identified.value) return identifyPage(locale, typed, { form: problemTexts.notRight[locale] });
  return askForPin(deps, sent, identified.value);
}

async function askForPin(deps: ClubSiteDeps, { locale }: Sent, { id: memberId }: Member): Promise<FormPage> {
  const state = stateOf(deps.secret, await pinHashOf(deps.database.kysely, memberId));
  return newPinPage(locale, issueTicket(deps, { purpose: "pin", memberId, state }), {});
}

async function choosePin(deps: ClubSiteDeps, { form, locale }: Sent, startAgain: () => FormPage): Promise<FormPage> {
  const text = form.get("ticket") ?? "";
  const ticket = readTicket(deps, text, "pin");
  if (!ticket) return startAgain();
  const pin = checkNewPin(form.get("pin") ?? "");
  if (!pin.ok) return newPinPage(locale, text, { pin: pin.error.text[locale] });
  if (form.get("rePin") !== pin.value) return newPinPage(locale, text, { rePin: problemTexts.pinsDiffer[locale] });
  const hash = await deps.hashes.hash(pin.value);
  const set = await inTransaction(deps.database, async (trx) => {
    await lockAccount(trx, ticket.memberId);
    if (stateOf(deps.secret, await pinHashOf(trx, ticket.memberId)) !== ticket.state) return false;
    const member = await memberById(trx, ticket.memberId);
    if (member === null || member.status === "BLOCKED") return false;
    await writePin(trx, member.id, hash);
    await deps.messages.secretChanged(trx, { which: "pin", mobile: member.mobile, email: member.email, locale });
    return true;
  });
  return set ? donePage(locale, "pin") : startAgain();
}
