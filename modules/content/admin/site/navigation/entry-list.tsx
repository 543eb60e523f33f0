import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { Placement } from "../../../contract/navigation.ts";
import { type EntryNode, entryTree, flatEntries } from "../../../contract/site/entry-tree.ts";
import { mostEntries, navigationLevels } from "../../../contract/site/site-parts.ts";
import { entryName } from "../site-field-labels.ts";
import { useSiteText } from "../site-text.ts";
import { addEntry, type Direction, entriesOf, moveEntry, placeOf, removeEntry, stepOf } from "./entry-edits.ts";
import { EntryRow } from "./entry-row.tsx";

type EntryListProps = {
  editor: RecordEditor;
  part: Placement;
  tree: readonly EntryNode[];
  chosen: string | null;
  missing: readonly string[];
  onChoose: (id: string) => void;
};

/** The tree of a navigation list, one row for each entry, and the way to add one. */
export function EntryList({ editor, part, tree, chosen, missing, onChoose }: EntryListProps) {
  const t = useSiteText();
  const locale = useLocale();
  const [news, setNews] = useState("");
  const levels = navigationLevels[part];
  const entries = entriesOf(editor);
  const nodes = flatEntries(tree);
  const nameOf = (id: string) => entryName(t, entries, id, locale);
  const move = (id: string, to: ReturnType<typeof stepOf>) => {
    const name = nameOf(id);
    if (!moveEntry(editor, id, to, levels)) return setNews(t("not_moved", { name }));
    // The row keeps the focus, so that it can be moved on; what is said is where it stands now.
    requestAnimationFrame(() => document.getElementById(fieldId(`entries/${id}`))?.focus());
    const level = to?.parent === undefined ? 1 : (nodes.find((node) => node.id === to.parent)?.level ?? 0) + 1;
    const parent = nodes.find((node) => node.id === to?.parent);
    const others = (parent?.children ?? tree).filter((node) => node.id !== id).length;
    setNews(t("moved", { name, level, place: Math.min(to?.place ?? 0, others) + 1, count: others + 1 }));
  };
  /** A dragged entry takes the place of the one it is dropped on. */
  const drop = (dragged: string, onto: string) => {
    const place = placeOf(entryTree(entries), onto);
    if (place) move(dragged, { parent: place.parent?.id, place: place.at });
  };
  const add = (parent: string | undefined) => onChoose(addEntry(editor, parent));
  return (
    <AdminPanel title={t("entries")}>
      <div id={fieldId("entries")} tabIndex={-1} className="grid gap-3">
        <p className="text-sm text-ink-soft">{nodes.length === 0 ? t("no_entries") : t("entries_hint")}</p>
        {nodes.length === 0 ? null : (
          <ol aria-label={t("entries")} className="-m-0.5 grid max-h-[65vh] gap-1 overflow-y-auto p-0.5">
            {nodes.map(({ id, entry, level }) => (
              <EntryRow
                key={id}
                id={id}
                name={nameOf(id)}
                level={level}
                isChosen={id === chosen}
                isHidden={entry.hidden === true}
                missing={missing.filter((path) => path.startsWith(`entries/${id}/`)).length}
                problem={editor.problemAt(`entries/${id}/parent`)}
                editable={editor.editable}
                mayStep={(direction: Direction) => stepOf(tree, id, direction) !== null}
                onChoose={() => onChoose(id)}
                onStep={(direction) => move(id, stepOf(tree, id, direction))}
                onDrop={(dragged) => drop(dragged, id)}
                onHide={() => editor.set(`entries/${id}/hidden`, entry.hidden === true ? undefined : true)}
                onRemove={() => removeEntry(editor, id)}
                {...(level < levels ? { onAddBelow: () => add(id) } : {})}
              />
            ))}
          </ol>
        )}
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {news}
        </p>
        {editor.editable && nodes.length < mostEntries ? (
          <div>
            <Button size="sm" variant="secondary" icon="plus" onClick={() => add(undefined)}>
              {t("add_entry")}
            </Button>
          </div>
        ) : null}
      </div>
    </AdminPanel>
  );
}
