import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass, inputClass } from "#kit/web/forms/input-class.ts";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import type { ChartBlock } from "../contract/chart-blocks.ts";
import { useSizeGuideAdminText } from "./size-guide-admin-text.ts";
import { TableForm } from "./table-form.tsx";

type PartFormProps = {
  block: ChartBlock;
  lang: string;
  editable: boolean;
  onChange: (block: ChartBlock) => void;
};

const areaClass = `w-full min-w-0 px-3.5 py-2.5 control-text text-base leading-snug ${boxClass}`;
const levels = [2, 3, 4] as const;

/** The fields of one part of a chart. */
export function PartForm({ block, lang, editable, onChange }: PartFormProps) {
  const t = useSizeGuideAdminText();
  const same = { lang, readOnly: !editable, autoComplete: "off" } as const;
  if (block.kind === "heading")
    return (
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_10rem]">
        <FieldFrame label={t("heading")}>
          {(links) => (
            <input
              {...{ ...links, ...same }}
              type="text"
              value={block.text}
              onChange={({ currentTarget: { value } }) => onChange({ ...block, text: value })}
              className={inputClass()}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t("level")}>
          {(links) => (
            <SelectBox
              {...links}
              value={block.level}
              disabled={!editable}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...block, level: levels.find((level) => level === Number(value)) ?? 2 })
              }
            >
              {levels.map((level) => (
                <option key={level} value={level}>
                  {t(`level_${level}`)}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
      </div>
    );
  if (block.kind === "text")
    return (
      <FieldFrame label={t("text")}>
        {(links) => (
          <textarea
            {...{ ...links, ...same }}
            rows={2}
            value={block.text}
            onChange={({ currentTarget: { value } }) => onChange({ ...block, text: value })}
            className={areaClass}
          />
        )}
      </FieldFrame>
    );
  if (block.kind === "list")
    return (
      <div className="grid gap-1">
        <FieldFrame label={t("list")} hint={t("list_hint")}>
          {(links) => (
            <textarea
              {...{ ...links, ...same }}
              rows={Math.max(3, block.items.length * 2)}
              value={block.items.join("\n")}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...block, items: value === "" ? [] : value.split("\n") })
              }
              className={areaClass}
            />
          )}
        </FieldFrame>
        <Checkbox
          name="ordered"
          label={t("ordered")}
          checked={block.ordered}
          disabled={!editable}
          onChange={({ currentTarget: { checked } }) => onChange({ ...block, ordered: checked })}
        />
      </div>
    );
  if (block.kind === "table")
    return (
      <div className="grid min-w-0 gap-3">
        <FieldFrame label={t("caption")}>
          {(links) => (
            <input
              {...{ ...links, ...same }}
              type="text"
              value={block.caption}
              onChange={({ currentTarget: { value } }) => onChange({ ...block, caption: value })}
              className={inputClass()}
            />
          )}
        </FieldFrame>
        <TableForm {...{ lang, editable }} rows={block.rows} onChange={(rows) => onChange({ ...block, rows })} />
      </div>
    );
  return (
    <FieldFrame label={t("html")} hint={t("html_hint")}>
      {(links) => (
        <textarea
          {...{ ...links, ...same }}
          rows={8}
          spellCheck={false}
          value={block.html}
          onChange={({ currentTarget: { value } }) => onChange({ ...block, html: value })}
          className={`${areaClass} font-mono`}
        />
      )}
    </FieldFrame>
  );
}
