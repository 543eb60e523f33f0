import type { Locale } from "#kit/core/locale.ts";
import { keepCookie } from "../session/keep-cookie.ts";
import { cookieNames, owedName } from "../session/storage-names.ts";
import { readTypedForms, type TypedForms, writeTypedForms } from "./typed-forms.ts";

/** Holds what was typed while the page is loaded in another language. */
const typedFormsName = "typedForms";

const yearSeconds = 365 * 24 * 60 * 60;
/** A page whose forms are not there by then has other forms. */
const restoreForMs = 10_000;

type Kept = { readonly path: string; readonly typed: TypedForms };

const withoutLanguage = ({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string => {
  const query = new URLSearchParams(search);
  query.delete("lang");
  return `${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`;
};

/**
 * Shows the same page in another language: the choice is kept in the cookie, what was typed in the tab, and the page is loaded
 * again in its place in the history, so that Back leads to the page before and not to the language before. `place` is the part
 * of the page where the language was chosen, if it has a name.
 */
export async function changeLanguage(locale: Locale, place: string): Promise<void> {
  keepCookie(cookieNames.locale, locale, yearSeconds);
  const kept: Kept = { path: window.location.pathname, typed: readTypedForms(document) };
  if (Object.keys(kept.typed).length > 0) {
    sessionStorage.setItem(owedName, "1");
    sessionStorage.setItem(typedFormsName, JSON.stringify(kept));
  }
  await closeOverlay();
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, "", withoutLanguage({ pathname, search, hash: place || hash }));
  window.location.reload();
}

/** A menu or dialog has an entry of its own in the history (kit/web/overlays/back-guard.ts): it is taken away first. */
async function closeOverlay(): Promise<void> {
  if (!window.history.state?.overlay) return;
  window.history.back();
  for (let time = 0; time < 100 && window.history.state?.overlay; time += 1) {
    await new Promise((resolve) => window.setTimeout(resolve, 10));
  }
}

/** Puts back what was typed before the language was changed. */
export async function restoreTypedForms(): Promise<void> {
  const kept = readKept(sessionStorage.getItem(typedFormsName));
  sessionStorage.removeItem(typedFormsName);
  if (kept?.path === window.location.pathname) await restore(kept.typed);
}

function readKept(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

/** Forms may be drawn a little later than the page: each field is filled as it appears. */
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
