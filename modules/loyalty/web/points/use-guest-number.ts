import { useRef, useState } from "react";
import { normaliseMobile } from "#kit/core/mobile-number.ts";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { guestNumberTexts } from "../../contract/guest-number.ts";
import { checkMemberStatusDocument } from "./points.graphql.gen.ts";
import { usePointsText } from "./points-text.ts";

export type GuestNumberProps = {
  /** The number that collects already, as +62…; null without one. */
  initial: string | null;
  /** Sets the number that collects the points of this order, or none; returns the problem. */
  onNumber: (mobile: string | null) => Promise<string | null>;
};

type Known = { readonly mobile: string; readonly name: string };

/** State of the guest number field. An answer that arrives after a change is ignored. */
export function useGuestNumber({ initial, onNumber }: GuestNumberProps) {
  const t = usePointsText();
  const locale = useLocale();
  const api = useApi();
  const toast = useToast();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [known, setKnown] = useState<Known | null>(initial === null ? null : { mobile: initial, name: "" });
  const [asking, setAsking] = useState(false);
  const question = useRef(0);
  const requested = useRef<string | null>(null);

  const lookUp = async (mobile: string): Promise<{ known: Known } | { problem: string }> => {
    const reply = await api(checkMemberStatusDocument, { phone: mobile }).catch(() => null);
    const { data, errorCode, errorMessage } = reply?.checkMemberStatus ?? {};
    if (!data) {
      const unknown = errorCode === "MEMBER_NOT_FOUND";
      return { problem: unknown ? guestNumberTexts.unknown[locale] : (errorMessage ?? t("failed")) };
    }
    const name = [data.firstNameMasking, data.lastNameMasking].filter((part) => part).join(" ");
    const refused = await onNumber(mobile);
    return refused === null ? { known: { mobile, name } } : { problem: refused };
  };
  const check = async () => {
    if (typed.trim() === "") return setProblem(guestNumberTexts.empty[locale]);
    const mobile = normaliseMobile(typed);
    if (mobile === null) return setProblem(guestNumberTexts.unknown[locale]);
    if (requested.current === mobile) return;
    requested.current = mobile;
    question.current += 1;
    const mine = question.current;
    setAsking(true);
    const found = await lookUp(mobile);
    if (mine !== question.current) return;
    requested.current = null;
    setAsking(false);
    if ("known" in found) setKnown(found.known);
    else setProblem(found.problem);
  };
  const type = (text: string) => {
    question.current += 1;
    requested.current = null;
    setAsking(false);
    setTyped(text);
    setProblem(null);
  };
  /** Clears the field at once; if the request fails the number is shown again. */
  const clear = async () => {
    const before = known;
    type("");
    const mine = question.current;
    setKnown(null);
    const refused = await onNumber(null);
    if (refused === null || before === null) return;
    toast({ kind: "error", text: refused });
    // Another number is being typed: the failed request does not overwrite it.
    if (mine === question.current) setKnown(before);
  };
  return { typed, type, problem, known, asking, check, clear };
}
