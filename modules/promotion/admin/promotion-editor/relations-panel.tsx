import { useEffect, useState } from "react";
import { Link } from "react-router";
import { formatDay } from "#kit/core/date-format.ts";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import type { Audience } from "../../contract/audience.ts";
import type { Relation } from "../../contract/relation.ts";
import { promotionsPath } from "../promotion-list/promotion-list-model.ts";
import { AdminPromotionRelationsDocument, type AdminPromotionRelationsResult } from "./promotion-editor.graphql.gen.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";

type Found = NonNullable<AdminPromotionRelationsResult["adminPromotionRelations"]>;

/** Debounce time: typing must pause this long before the server is asked. */
const pauseMs = 500;

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
  const api = useApi();
  const [found, setFound] = useState<Found | "failed" | "unknown" | null>(null);
  const { names: _names, descriptions: _descriptions, remarks: _remarks, labels: _labels, ...counted } = editor.state;
  const typed = JSON.stringify(counted);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Found | "failed" | "unknown") => {
      if (isCurrent) setFound(next);
    };
    const timer = setTimeout(() => {
      const input = { promotionCode: editor.id, state: JSON.parse(typed) };
      api(AdminPromotionRelationsDocument, { input }).then(
        ({ adminPromotionRelations }) => show(adminPromotionRelations ?? "unknown"),
        () => show("failed"),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, typed, editor.id]);

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
