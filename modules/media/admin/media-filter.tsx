import { Form, useSubmit } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { useFormValues } from "#modules/admin/web/use-form-values.ts";
import type { MediaFilterValues, MediaList } from "./media-model.ts";
import { useMediaText } from "./media-text.ts";

type MediaFilterProps = { asked: MediaFilterValues; tags: MediaList["tags"] };

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const label = "grid gap-1 text-xs font-bold text-ink-soft";

/** Search, tag and kind in one line; a choice applies at once, typed text on Enter. */
export function MediaFilter({ asked, tags }: MediaFilterProps) {
  const t = useMediaText();
  const submit = useSubmit();
  const form = useFormValues(asked);
  const apply = (form: HTMLFormElement | null) => form && submit(form, { replace: true });
  // The tag in the address may not be among the listed tags.
  const known =
    tags.some(({ name }) => name === asked.tag) || asked.tag === "" ? tags : [{ name: asked.tag, count: 0 }, ...tags];
  return (
    <Form role="search" ref={form} className="flex flex-wrap items-end gap-2">
      <label className={`${label} grow phone:w-full md:max-w-96`}>
        {t("search")}
        <input
          data-search
          name="search"
          type="search"
          defaultValue={asked.search}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t("search_hint")}
          className={box}
        />
      </label>
      <label className={`${label} phone:min-w-0 phone:flex-1`}>
        {t("tag")}
        <select
          name="tag"
          defaultValue={asked.tag}
          onChange={(event) => apply(event.currentTarget.form)}
          className={box}
        >
          <option value="">{t("tag_any")}</option>
          {known.map(({ name, count }) => (
            <option key={name} value={name}>
              {count > 0 ? `${name} (${count})` : name}
            </option>
          ))}
        </select>
      </label>
      <label className={`${label} phone:min-w-0 phone:flex-1`}>
        {t("kind")}
        <select
          name="kind"
          defaultValue={asked.kind}
          onChange={(event) => apply(event.currentTarget.form)}
          className={box}
        >
          <option value="">{t("kind_any")}</option>
          <option value="picture">{t("kind_picture")}</option>
          <option value="video">{t("kind_video")}</option>
        </select>
      </label>
      <Button type="submit" variant="secondary" size="sm" icon="search" className="phone:w-full">
        {t("find")}
      </Button>
    </Form>
  );
}
