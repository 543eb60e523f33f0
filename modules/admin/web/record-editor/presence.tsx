import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { initialsOf } from "./initials.ts";
import { useRecordEditorText } from "./record-editor-text.ts";
import { type PresentPerson, usePresence } from "./use-presence.ts";
import type { RecordEditor } from "./use-record-editor.ts";

/** So many fields and pictures are named; the others are counted. */
const most = 3;

/** Who else has the record open, and what they have saved meanwhile. Read out politely, without moving anything. */
export function Presence({ editor }: { editor: RecordEditor }) {
  const t = useRecordEditorText();
  const locale = useLocale();
  const { others, isConnected } = usePresence(editor);
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const sentence = (isEditing: boolean) => {
    const names = others.filter((one) => one.isEditing === isEditing).map(({ name }) => name);
    if (names.length === 0) return "";
    return t(isEditing ? "also_editing" : "also_here", { names: list(names) });
  };
  const news = editor.news;
  const fields = [...new Set(news?.paths.map(editor.labelOf))];
  const shown =
    fields.length > most ? [...fields.slice(0, most), t("more_fields", { count: fields.length - most })] : fields;
  const lines = [
    isConnected ? "" : t("disconnected"),
    [sentence(true), sentence(false)].filter(Boolean).join(" "),
    news ? t("came_in", { name: news.by || t("somebody"), fields: list(shown) }) : "",
  ].filter(Boolean);
  return (
    <div className={cx("flex min-w-0 items-center gap-2", lines.length > 0 && "max-md:basis-full")}>
      {isConnected ? null : <Icon name="circle-alert" size="sm" className="shrink-0 text-danger" />}
      <Avatars people={others} />
      <div role="status" className="min-w-0 text-sm leading-snug">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

function Avatars({ people }: { people: readonly PresentPerson[] }) {
  if (people.length === 0) return null;
  return (
    <span aria-hidden className="flex shrink-0 -space-x-2">
      {people.slice(0, most).map(({ name, isEditing }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
          key={`${at} ${name}`}
          title={name}
          className={cx(
            "flex size-8 items-center justify-center rounded-full border-2 border-surface text-xs font-extrabold",
            isEditing ? "bg-court text-on-court" : "bg-sunken text-ink-soft",
          )}
        >
          {initialsOf(name)}
        </span>
      ))}
      {people.length > most ? (
        <span className="flex size-8 items-center justify-center rounded-full border-2 border-surface bg-sunken text-xs font-bold text-ink-soft">
          +{people.length - most}
        </span>
      ) : null}
    </span>
  );
}
