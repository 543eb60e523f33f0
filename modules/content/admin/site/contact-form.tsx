import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { RecordText, RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { socialNetworks } from "../../contract/site-info.ts";
import { LinkField } from "../pages/editor/link-field.tsx";
import { useSiteText } from "./site-text.ts";

/** Name, hours and ways to reach the shop, its club and its social networks. */
export function ContactForm({ editor }: { editor: RecordEditor }) {
  const t = useSiteText();
  return (
    <>
      <AdminPanel title={t("contact")}>
        <div className="grid gap-4">
          <div className="grid gap-4 md:grid-cols-3">
            <RecordText editor={editor} path="whatsAppNumber" inputMode="tel" maxLength={24} />
            <RecordText editor={editor} path="phone" inputMode="tel" maxLength={24} optional={t("optional")} />
            <RecordText editor={editor} path="email" inputMode="email" maxLength={120} optional={t("optional")} />
          </div>
          <RecordTexts editor={editor} path="contactHours" label={t("field_contactHours")} maxLength={120} />
          <RecordTexts editor={editor} path="serviceHours" label={t("field_serviceHours")} maxLength={120} />
        </div>
      </AdminPanel>
      <AdminPanel title={t("social")}>
        <div className="grid gap-3">
          <p className="text-sm text-ink-soft">{t("social_hint")}</p>
          <div className="grid gap-4 md:grid-cols-2">
            {socialNetworks.map((network) => (
              <RecordText
                key={network}
                editor={editor}
                path={`social/${network}`}
                inputMode="url"
                spellCheck={false}
                placeholder="https://"
                maxLength={300}
              />
            ))}
          </div>
        </div>
      </AdminPanel>
      <AdminPanel title={t("shop")}>
        <div className="grid gap-4">
          <div className="grid gap-4 md:grid-cols-2">
            <RecordText editor={editor} path="name" maxLength={60} />
            <RecordText editor={editor} path="clubName" maxLength={60} />
          </div>
          <RecordTexts editor={editor} path="tagline" label={t("field_tagline")} maxLength={160} />
          <LinkField editor={editor} path="clubSiteUrl" />
        </div>
      </AdminPanel>
    </>
  );
}
