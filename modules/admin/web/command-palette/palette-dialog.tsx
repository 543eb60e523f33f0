import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { nextActive } from "#kit/web/forms/next-active.ts";
import { Icon } from "#kit/web/icons/icon.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import type { AdminStaffMember } from "../signed-in.ts";
import { fitting, type PaletteEntry, readRecent, withRecent } from "./palette-entries.ts";
import { usePaletteText } from "./palette-text.ts";
import { useFound } from "./use-found.ts";
import { usePages } from "./use-pages.ts";

type PaletteDialogProps = { person: AdminStaffMember; onClose: () => void };

/** Each person of a shared browser has their own. */
const storeOf = ({ email }: AdminStaffMember) => `palette ${email}`;

/** Recent things first, then pages and actions that fit, then what the server finds; arrows choose, Enter opens. */
export function PaletteDialog({ person, onClose }: PaletteDialogProps) {
  const t = usePaletteText();
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const [recent] = useState(() => readRecent(localStorage.getItem(storeOf(person)), t("group_recent")));
  const pages = usePages(person.permissions);
  const { entries: found, isLoading, hasFailed } = useFound(text);
  const entries = text.trim() === "" ? [...recent, ...pages] : [...fitting(pages, text), ...found];
  const current = Math.min(active, entries.length - 1);

  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [current, id]);

  function open(entry: PaletteEntry | undefined): void {
    if (!entry) return;
    localStorage.setItem(storeOf(person), JSON.stringify(withRecent(recent, entry)));
    onClose();
    void navigate(entry.to);
  }
  function press(event: KeyboardEvent): void {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = nextActive(current, event.key, entries.length);
      setActive(next === -1 ? (event.key === "ArrowDown" ? 0 : entries.length - 1) : next);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(entries[current]);
    }
  }
  const status = hasFailed ? t("failed") : isLoading ? "" : t("found", { count: entries.length });
  return (
    <Dialog open size="l" onClose={onClose} title={t("title")} closeLabel={t("close")} initialFocus="field">
      <div className="grid gap-3">
        <div className="relative">
          <input
            role="combobox"
            aria-label={t("label")}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
            aria-autocomplete="list"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setActive(0);
            }}
            onKeyDown={press}
            maxLength={120}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={t("placeholder")}
            className={inputClass("pr-11")}
          />
          <span className="absolute inset-y-0 right-3 flex items-center text-ink-soft">
            {isLoading ? <Spinner size="sm" /> : <Icon name="search" size="sm" />}
          </span>
        </div>
        <p role="status" className={cx("text-sm text-ink-soft", entries.length > 0 && !hasFailed && "sr-only")}>
          {entries.length === 0 && !isLoading && !hasFailed ? t("none") : status}
        </p>
        <PaletteList id={id} entries={entries} active={current} label={t("title")} onOpen={open} onPoint={setActive} />
      </div>
    </Dialog>
  );
}

type PaletteListProps = {
  id: string;
  entries: readonly PaletteEntry[];
  active: number;
  label: string;
  onOpen: (entry: PaletteEntry) => void;
  onPoint: (index: number) => void;
};

function PaletteList({ id, entries, active, label, onOpen, onPoint }: PaletteListProps) {
  const groups = [...Map.groupBy(entries.entries(), ([, { group }]) => group)];
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className="grid max-h-[50dvh] gap-2 overflow-y-auto">
      {groups.map(([group, members], place) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
        <div key={group} role="group" aria-labelledby={`${id}-group-${place}`}>
          <p id={`${id}-group-${place}`} className="px-2 pb-1 text-xs font-bold text-ink-soft">
            {group}
          </p>
          {members.map(([index, entry]) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which handles Enter
            // biome-ignore lint/a11y/useFocusableInteractive: the field points to it by aria-activedescendant
            <div
              key={entry.to}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => onOpen(entry)}
              onPointerMove={() => onPoint(index)}
              className={cx(
                "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2 text-sm pointer-coarse:min-h-12",
                index === active && "bg-court-soft text-court-ink",
              )}
            >
              <Icon name={entry.icon} size="sm" className="shrink-0" />
              <span className="min-w-0 truncate font-bold">{entry.title}</span>
              <span className="min-w-0 truncate text-xs">{entry.detail}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
