import type { Locale } from "#kit/core/locale.ts";
import { type ListedTemplate, textsOf } from "./listed-templates.ts";

/** A message as the list shows it. `changedIds` are the ids of all records with changed texts. */
export const messageOnWire = (template: ListedTemplate, changedIds: readonly string[], locale: Locale) => ({
  id: template.id,
  kind: template.kind,
  title: textsOf(template, "EMAIL").heading?.texts[locale] ?? template.id,
  channels: template.channels,
  changed: changedIds.flatMap((id) => {
    const [name, channel = "", language = ""] = id.split(":");
    return name === template.id ? [{ channel, locale: language }] : [];
  }),
});
