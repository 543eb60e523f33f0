import type { KeyboardEvent } from "react";
import { shownAtHome } from "#kit/core/mobile-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PhoneField } from "#kit/web/forms/phone-field.tsx";
import { usePointsText } from "./points-text.ts";
import { type GuestNumberProps, useGuestNumber } from "./use-guest-number.ts";

/**
 * Field for a guest's club number, behind +62: checked before it is stored, and optional (LY-39, D-18, VA-25 to VA-28).
 */
export function GuestNumber(props: GuestNumberProps) {
  const t = usePointsText();
  const { typed, type, problem, known, asking, check, clear } = useGuestNumber(props);
  // The field is inside the checkout's form: Enter checks the number instead of submitting the form.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void check();
  };
  if (known) {
    return (
      <Alert
        tone="success"
        live
        actions={
          <Button size="sm" variant="secondary" onClick={clear}>
            {t("guest_clear")}
          </Button>
        }
      >
        {known.name === ""
          ? t("guest_known_nameless", { number: shownAtHome(known.mobile) })
          : t("guest_known", { name: known.name })}
      </Alert>
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
        // Leaving the field checks it: a typed number is meant to collect.
        onBlur={() => {
          if (typed.trim() !== "" && problem === null) void check();
        }}
        onChange={({ currentTarget }) => type(currentTarget.value)}
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
