import { type KeyboardEvent, useState } from "react";
import { normaliseMobile } from "#kit/core/mobile-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Notice } from "#kit/web/feedback/notice.tsx";
import { PhoneField } from "#kit/web/forms/phone-field.tsx";
import { checkMemberStatusDocument } from "./points.graphql.gen.ts";
import { usePointsText } from "./points-text.ts";

export type GuestNumberProps = {
  /** The number that collects the points of this order, as +62…; null for none. */
  onNumber: (mobile: string | null) => void;
};

type Known = { readonly mobile: string; readonly name: string };

/** A guest's number at the club, behind +62: looked up before it counts, and easily left out (LY-39, D-18, VA-25 to VA-28). */
export function GuestNumber({ onNumber }: GuestNumberProps) {
  const t = usePointsText();
  const api = useApi();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [known, setKnown] = useState<Known | null>(null);
  const [asking, setAsking] = useState(false);

  const check = async () => {
    if (asking) return;
    if (typed.trim() === "") return setProblem(t("guest_empty"));
    const mobile = normaliseMobile(typed);
    if (mobile === null) return setProblem(t("guest_unknown"));
    setAsking(true);
    const answer = await api(checkMemberStatusDocument, { phone: mobile }).catch(() => null);
    setAsking(false);
    const status = answer?.checkMemberStatus;
    if (status?.data) {
      const name = [status.data.firstNameMasking, status.data.lastNameMasking].filter((part) => part).join(" ");
      setKnown({ mobile, name });
      return onNumber(mobile);
    }
    const unknown = status?.errorCode === "MEMBER_NOT_FOUND";
    setProblem(unknown ? t("guest_unknown") : (status?.errorMessage ?? t("failed")));
  };
  // It stands inside the checkout's form: Enter checks the number and does not send everything.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void check();
  };
  const clear = () => {
    setTyped("");
    setProblem(null);
    setKnown(null);
    onNumber(null);
  };
  if (known) {
    return (
      <Notice
        tone="success"
        live
        actions={
          <Button size="sm" variant="secondary" onClick={clear}>
            {t("guest_clear")}
          </Button>
        }
      >
        {known.name === "" ? t("guest_known_nameless") : t("guest_known", { name: known.name })}
      </Notice>
    );
  }
  return (
    <div className="grid gap-3">
      <PhoneField
        name="clubNumber"
        label={t("guest_label")}
        hint={t("guest_hint")}
        value={typed}
        error={problem}
        onKeyDown={enter}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setProblem(null);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={asking} onClick={check}>
          {t("guest_check")}
        </Button>
        {problem === null ? null : (
          <Button variant="quiet" onClick={clear}>
            {t("guest_clear")}
          </Button>
        )}
      </div>
    </div>
  );
}
