import type { Preferences } from "../../contract/preferences.ts";

type PreferenceSync = {
  begin: Preferences;
  /** Tells the shop; false when it could not be told. */
  send(wanted: Preferences): Promise<boolean>;
  /** Draws the boxes. */
  show(shown: Preferences): void;
  saved(): void;
};

/**
 * Ticks at once and tells the shop one change after the other. A change that could not be kept turns its own box back,
 * without a word, and leaves the others alone (NL-13, NL-14).
 */
export function preferenceSync({ begin, send, show, saved }: PreferenceSync) {
  let kept = begin;
  let shown = begin;
  let last: Promise<void> = Promise.resolve();
  const draw = (next: Preferences) => {
    shown = next;
    show(next);
  };
  return (name: keyof Preferences, wanted: boolean): Promise<void> => {
    draw({ ...shown, [name]: wanted });
    last = last.then(async () => {
      const next = { ...kept, [name]: wanted };
      if (await send(next).catch(() => false)) {
        kept = next;
        saved();
      } else draw({ ...shown, [name]: kept[name] });
    });
    return last;
  };
}
