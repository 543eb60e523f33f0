import type { Preferences } from "../../contract/preferences.ts";

type PreferenceSync = {
  begin: Preferences;
  /** Saves the preferences; false when it failed. */
  send(wanted: Preferences): Promise<boolean>;
  show(shown: Preferences): void;
  saved(): void;
};

/**
 * Shows changes optimistically and saves them one after the other. A failed change reverts its own box without a message
 * (NL-13, NL-14).
 */
export function preferenceSync({ begin, send, show, saved }: PreferenceSync) {
  let stored = begin;
  let shown = begin;
  let last: Promise<void> = Promise.resolve();
  const draw = (next: Preferences) => {
    shown = next;
    show(next);
  };
  return (name: keyof Preferences, wanted: boolean): Promise<void> => {
    draw({ ...shown, [name]: wanted });
    last = last.then(async () => {
      const next = { ...stored, [name]: wanted };
      if (await send(next).catch(() => false)) {
        stored = next;
        saved();
      } else draw({ ...shown, [name]: stored[name] });
    });
    return last;
  };
}
