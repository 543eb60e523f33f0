import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { useApprovalsText } from "./approvals-text.ts";
import { fieldOf, type ProposalRow, shownValue } from "./proposal-model.ts";

/** So many changes are shown at once; a proposal may hold hundreds. */
const shownAtOnce = 8;

type ChangesProps = { changes: ProposalRow["changes"]; year: number };

/** Each field as it is and as it would be. */
export function ProposalChanges({ changes, year }: ChangesProps) {
  const t = useApprovalsText();
  const rest = changes.slice(shownAtOnce);
  return (
    <div className="grid gap-2 text-sm">
      <ChangeList changes={changes.slice(0, shownAtOnce)} year={year} />
      {rest.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-bold underline">
            {t("more_changes", { count: rest.length })}
          </summary>
          <ChangeList changes={rest} year={year} />
        </details>
      ) : null}
    </div>
  );
}

function ChangeList({ changes, year }: ChangesProps) {
  const t = useApprovalsText();
  return (
    <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(9rem,auto)_1fr]">
      {changes.map(({ path, before, after }) => {
        const [now, then] = [shownValue(path, before, { year, t }), shownValue(path, after, { year, t })];
        return (
          <div key={path} className="contents">
            <dt className="min-w-0 break-words text-ink-soft">{nameOf(path, t)}</dt>
            <dd className="min-w-0 tabular-nums max-sm:mb-1.5">
              {now === null ? null : (
                <>
                  <VisuallyHidden>{`${t("now")} `}</VisuallyHidden>
                  <del className="text-ink-soft">{now}</del>
                  <span aria-hidden="true">{" → "}</span>
                </>
              )}
              <VisuallyHidden>{`${t("then")} `}</VisuallyHidden>
              <ins className="font-bold no-underline">{then ?? t("none")}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** "Price of LKH1-RED", "Reward, level 2". */
function nameOf(path: string, t: ReturnType<typeof useApprovalsText>): string {
  const { field, sku, level } = fieldOf(path);
  const name = field === null ? path : t(`field_${field}`);
  if (level !== null)
    return sku === null ? t("in_level", { field: name, level }) : t("of_sku_in_level", { field: name, sku, level });
  return sku === null ? name : t("of_sku", { field: name, sku });
}
