import { Link } from "react-router";
import { formatDay } from "#kit/core/date-format.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import type { Audience } from "../../contract/audience.ts";
import type { Relation } from "../../contract/relation.ts";
import { promotionsPath } from "../promotion-list/promotion-list-model.ts";
import { AdminPromotionRelationsDocument, type AdminPromotionRelationsResult } from "./promotion-editor.graphql.gen.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";
import { type Api, useTypedAnswer } from "./use-typed-answer.ts";

type Found = NonNullable<AdminPromotionRelationsResult["adminPromotionRelations"]>;

const relationsOf = async (api: Api, promotionCode: string, state: object): Promise<Found | "unknown"> => {
  const { adminPromotionRelations } = await api(AdminPromotionRelationsDocument, { input: { promotionCode, state } });
  return adminPromotionRelations ?? "unknown";
};

const sentences = {
  both: ["both", "both"],
  onlyFirst: ["only_this", "only_other"],
  firstWhileUnits: ["units_this", "units_other"],
} as const satisfies Record<Relation, readonly [string, string]>;

/**
 * Lists live promotions of the same period that apply to the same goods, and how they combine with the promotion as
 * typed.
 */
export function RelationsPanel({ editor }: { editor: RecordEditor }) {
  const t = usePromotionEditorText();
  const found = useTypedAnswer(editor, relationsOf);
  const list = Array.isArray(found) ? found : [];
  return (
    <section aria-label={t("relations")} className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-sm font-extrabold tracking-tight">{t("relations")}</h3>
      <p role="status" className="text-sm text-ink-soft">
        {found === null
          ? t("relations_reading")
          : found === "failed"
            ? t("relations_failed")
            : found === "unknown"
              ? t("relations_unknown")
              : t("relations_found", { count: list.length })}
      </p>
      <ul className="grid gap-2 text-sm">
        {list.map(({ code, kind, name, beginsAt, endsAt, goods, relation, isFirst, audience }) => (
          <li key={code} className="grid gap-0.5 rounded-md border border-line p-2.5">
            <Link to={`${promotionsPath}/${encodeURIComponent(code)}`} className="font-bold underline">
              {name}
            </Link>
            <span className="text-ink-soft">
              {t(`kind_${kind as ActivityKind}`)} · {formatDay(new Date(beginsAt))} – {formatDay(new Date(endsAt))}
            </span>
            <span>
              {audience === null ? "" : `${t(`audience_${audience as Audience}`)}: `}
              {t(sentences[relation as Relation][isFirst ? 0 : 1], { count: goods })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
