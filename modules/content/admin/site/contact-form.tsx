import { usualColours } from "#kit/core/brand-file-name.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { RecordText, RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import { type PicturePicker, RecordPicture } from "#modules/admin/web/record-editor/record-picture.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { socialNetworks } from "../../contract/site-info.ts";
import { LinkField } from "../pages/editor/link-field.tsx";
import { ColourField } from "./colour-field.tsx";
import { useSiteText } from "./site-text.ts";

type ContactFormProps = { editor: RecordEditor; picturePicker: PicturePicker };

/** Name, hours and ways to reach the shop, its club and its social networks, its logo and colours. */
export function ContactForm({ editor, picturePicker }: ContactFormProps) {
  const t = useSiteText();
  return (
    <>
      <AdminPanel title={t("contact")}>
        <div className="grid gap-4">
          <div className="grid gap-4 md:grid-cols-3">
            <RecordText editor={editor} path="whatsAppNumber" inputMode="tel" maxLength={24} optional={t("optional")} />
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
      <AdminPanel title={t("look")}>
        <div className="grid gap-4 md:grid-cols-2">
          <RecordPicture
            editor={editor}
            path="logo"
            hint={t("logo_hint")}
            picker={picturePicker}
            pictureClass="h-16 w-56 object-contain p-2"
          />
          <RecordPicture
            editor={editor}
            path="logoDark"
            hint={t("logo_dark_hint")}
            picker={picturePicker}
            pictureClass="h-16 w-56 bg-court object-contain p-2"
          />
          <ColourField editor={editor} path="actionColour" usual={usualColours.action} hint={t("action_colour_hint")} />
          <ColourField editor={editor} path="groundColour" usual={usualColours.ground} hint={t("ground_colour_hint")} />
        </div>
      </AdminPanel>
    </>
  );
}
