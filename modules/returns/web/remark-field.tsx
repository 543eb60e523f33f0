import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { longestRemark } from "../contract/constants.ts";
import { useReturnText } from "./return-text.ts";

type RemarkFieldProps = { needed: boolean; error: string | null; onChange: () => void };

/** The shopper's remark in their own words. */
export function RemarkField({ needed, error, onChange }: RemarkFieldProps) {
  const t = useReturnText();
  return (
    <FieldFrame
      label={t("remark")}
      hint={t("remark_hint")}
      error={error}
      {...(needed ? {} : { optional: t("optional") })}
    >
      {(links) => (
        <textarea
          {...links}
          name="remark"
          rows={4}
          maxLength={longestRemark}
          onChange={onChange}
          className={inputClass("py-3 leading-relaxed")}
        />
      )}
    </FieldFrame>
  );
}
