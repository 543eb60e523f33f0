import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { Placement } from "../../../contract/navigation.ts";
import { entryTree, flatEntries } from "../../../contract/site/entry-tree.ts";
import { hasTarget } from "../../../contract/site/site-parts.ts";
import { LinkField } from "../../pages/editor/link-field.tsx";
import { entryName } from "../site-field-labels.ts";
import { useSiteText } from "../site-text.ts";
import { entriesOf } from "./entry-edits.ts";
import { EntryList } from "./entry-list.tsx";

type NavigationFormProps = {
  editor: RecordEditor;
  part: Placement;
  chosen: string | null;
  missing: readonly string[];
  onChoose: (id: string) => void;
};

/** The entries of a navigation list as a tree, and the fields of the chosen one beside it. */
export function NavigationForm({ editor, part, chosen, missing, onChoose }: NavigationFormProps) {
  const t = useSiteText();
  const locale = useLocale();
  const entries = entriesOf(editor);
  const tree = entryTree(entries);
  const nodes = flatEntries(tree);
  const node = nodes.find(({ id }) => id === chosen) ?? nodes[0];
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(18rem,2fr)_3fr]">
      <EntryList
        editor={editor}
        part={part}
        tree={tree}
        chosen={node?.id ?? null}
        missing={missing}
        onChoose={onChoose}
      />
      {node ? (
        <AdminPanel
          title={entryName(t, entries, node.id, locale)}
          end={<span className="text-sm text-ink-soft">{t("level", { level: node.level })}</span>}
        >
          <div key={node.id} className="grid gap-4">
            <RecordTexts
              editor={editor}
              path={`entries/${node.id}/name`}
              label={t("field_entry_name")}
              maxLength={80}
            />
            {hasTarget(part, node.level) ? (
              <LinkField editor={editor} path={`entries/${node.id}/url`} />
            ) : (
              <p className="text-sm text-ink-soft">{t("heading_hint")}</p>
            )}
          </div>
        </AdminPanel>
      ) : null}
    </div>
  );
}
