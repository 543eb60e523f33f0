import type { Locale } from "#kit/core/locale.ts";
import { setCookie } from "../session/set-cookie.ts";
import { afterReloadName, cookieNames } from "../session/storage-names.ts";
import { readTypedForms, type TypedForms, writeTypedForms } from "./typed-forms.ts";

/** Session storage key of the typed values while the page is loaded in another language. */
const typedFormsName = "typedForms";

const yearSeconds = 365 * 24 * 60 * 60;
/** Fields that have not appeared after this time are given up. */
const restoreForMs = 10_000;

type StoredForms = { readonly path: string; readonly typed: TypedForms };

const withoutLanguage = ({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string => {
  const query = new URLSearchParams(search);
  query.delete("lang");
  return `${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`;
};

/**
 * Loads the same page in another language: stores the language in its cookie and typed values in session storage, and replaces the
 * history entry, so that Back leads to the previous page. `place` is the id of the section where the language was chosen, if it
 * has one.
 */
export async function changeLanguage(locale: Locale, place: string): Promise<void> {
  setCookie(cookieNames.locale, locale, yearSeconds);
  const stored: StoredForms = { path: window.location.pathname, typed: readTypedForms(document) };
  if (Object.keys(stored.typed).length > 0) {
    sessionStorage.setItem(afterReloadName, "1");
    sessionStorage.setItem(typedFormsName, JSON.stringify(stored));
  }
  await closeOverlay();
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, "", withoutLanguage({ pathname, search, hash: place || hash }));
  window.location.reload();
}

/** An open menu or dialog has its own history entry (kit/web/overlays/back-guard.ts), which is removed first. */
async function closeOverlay(): Promise<void> {
  if (!window.history.state?.overlay) return;
  window.history.back();
  for (let time = 0; time < 100 && window.history.state?.overlay; time += 1) {
    await new Promise((resolve) => window.setTimeout(resolve, 10));
  }
}

/** Restores typed values after a change of language. */
export async function restoreTypedForms(): Promise<void> {
  const stored = readStored(sessionStorage.getItem(typedFormsName));
  sessionStorage.removeItem(typedFormsName);
  if (stored?.path === window.location.pathname) await restore(stored.typed);
}

function readStored(text: string | null): StoredForms | null {
  try {
    return text === null ? null : (JSON.parse(text) as StoredForms);
  } catch {
    return null;
  }
}

/** Fields may render after the page: each is filled when it appears. */
function restore(typed: TypedForms): Promise<void> {
  return new Promise((done) => {
    let missing = typed;
    const fill = () => {
      missing = writeTypedForms(document, missing);
      if (Object.keys(missing).length === 0) end();
    };
    const observer = new MutationObserver(fill);
    const timer = window.setTimeout(() => end(), restoreForMs);
    const end = () => {
      observer.disconnect();
      window.clearTimeout(timer);
      done();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    fill();
  });
}
