import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { MomentField } from "#modules/admin/web/record-editor/record-moment.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type CouponFields, couponAudiences } from "../../contract/record/coupon-fields.ts";
import { NumberField } from "../promotion-editor/fields.tsx";
import type { Choice } from "../promotion-editor/promotion-choices.ts";
import { useCouponEditorText } from "./coupon-editor-text.ts";

/** Period, usage limits, audience and segment of the coupon. */
export function ConditionsPanel({ editor, segments }: { editor: RecordEditor; segments: readonly Choice[] }) {
  const t = useCouponEditorText();
  const { audience, segment = "" } = editor.state as CouponFields;
  // A coupon whose segment cannot be read still shows its code.
  const known =
    segments.some(({ code }) => code === segment) || segment === ""
      ? segments
      : [...segments, { code: segment, name: segment }];
  return (
    <AdminPanel title={t("conditions")}>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <MomentField editor={editor} path="beginsAt" hint={t("jakarta_time")} />
        <MomentField editor={editor} path="endsAt" hint={t("jakarta_time")} />
        <NumberField editor={editor} path="totalLimit" placeholder={t("no_limit")} />
        <NumberField editor={editor} path="perUserLimit" placeholder={t("no_limit")} />
        <FieldFrame id={fieldId("audience")} label={t("label_audience")} error={editor.problemAt("audience")}>
          {(links) => (
            <SelectBox
              {...links}
              value={audience ?? "everyone"}
              disabled={!editor.editable}
              onChange={({ currentTarget: { value } }) =>
                editor.set("audience", value === "everyone" ? undefined : value)
              }
            >
              {(["everyone", ...couponAudiences] as const).map((one) => (
                <option key={one} value={one}>
                  {t(`audience_${one}`)}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
        <FieldFrame
          id={fieldId("segment")}
          label={t("label_segment")}
          hint={t("segment_hint")}
          error={editor.problemAt("segment")}
        >
          {(links) => (
            <SelectBox
              {...links}
              value={segment}
              disabled={!editor.editable}
              onChange={({ currentTarget: { value } }) => editor.set("segment", value || undefined)}
            >
              <option value="">{t("segment_none")}</option>
              {known.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
      </div>
    </AdminPanel>
  );
}
