import { useState } from "react";
import { Form } from "react-router";
import { type Locale, locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { longestAlt, longestName } from "../contract/constants.ts";
import { FocalPoint, type Focus } from "./focal-point.tsx";
import type { MediaTile } from "./media-model.ts";
import { useMediaText } from "./media-text.ts";

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base pointer-coarse:min-h-11 md:text-sm`;

/** Parses the form's focal point; empty fields mean the centre. */
const typedFocus = (x: string | undefined, y: string | undefined): Focus | null =>
  x && y && /^\d{1,3}$/.test(x) && /^\d{1,3}$/.test(y) ? { x: Number(x), y: Number(y) } : null;

/** Name, focal point, alternative texts and tags of a file. Refused input stays as typed. */
export function MediaForm({ item, answer }: { item: MediaTile; answer: AdminAnswer | null }) {
  const t = useMediaText();
  const sending = useSending("save");
  const { problems, typed } = answerTo(answer, "save");
  const [focus, setFocus] = useState<Focus | null>(typedFocus(typed.focusX, typed.focusY) ?? item.focus);
  const { kind, url, width, height } = item;
  const altOf = (locale: Locale) => typed[locale] ?? item.alt.find((one) => one.locale === locale)?.text ?? "";
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="version" value={item.version} />
      <input type="hidden" name="focusX" value={focus?.x ?? ""} />
      <input type="hidden" name="focusY" value={focus?.y ?? ""} />
      {kind === "picture" && width && height ? (
        <div className="grid gap-1">
          <FocalPoint {...{ url, width, height, focus }} onChange={setFocus} />
          <div className="flex items-start justify-between gap-2">
            <p id="focus-hint" className="text-xs text-ink-soft">
              {t("focus_hint")}
            </p>
            {focus ? (
              <Button variant="quiet" size="sm" className="shrink-0" onClick={() => setFocus(null)}>
                {t("focus_centre")}
              </Button>
            ) : null}
          </div>
        </div>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: staff preview their own upload
        <video src={url} controls preload="metadata" className="max-h-80 w-full rounded-md bg-sunken" />
      )}
      <FieldFrame label={t("name")} error={problems.name ?? null}>
        {(links) => (
          <input
            {...links}
            name="name"
            defaultValue={typed.name ?? item.name}
            maxLength={longestName}
            className={box}
          />
        )}
      </FieldFrame>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-bold">{t("alt")}</legend>
        <p className="-mt-1 text-xs text-ink-soft">{t("alt_hint")}</p>
        {locales.map((locale) => (
          <label key={locale} className="grid gap-0.5 text-xs font-semibold text-ink-soft">
            {languageNames[locale]}
            <textarea
              name={locale}
              lang={locale}
              rows={2}
              defaultValue={altOf(locale)}
              maxLength={longestAlt}
              aria-invalid={problems[locale] ? true : undefined}
              className={`${box} py-1.5 font-normal`}
            />
            {problems[locale] ? <span className="text-danger">{problems[locale]}</span> : null}
          </label>
        ))}
      </fieldset>
      <FieldFrame label={t("tags")} hint={t("tags_hint")} error={problems.tags ?? problems["tags.0"] ?? null}>
        {(links) => (
          <input
            {...links}
            name="tags"
            defaultValue={typed.tags ?? item.tags.join(", ")}
            autoCapitalize="none"
            autoComplete="off"
            className={box}
          />
        )}
      </FieldFrame>
      <div className="sticky bottom-0 -mx-4 border-y border-line bg-surface px-4 py-2">
        <Button type="submit" variant="court" size="sm" loading={sending}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}
