import { useNavigate } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { trackSchema } from "../contract/track-form.ts";
import { TrackOrderDocument } from "./order-actions.graphql.gen.ts";
import { guestPlace } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

/** Finds an order without an account, by its number and the e-mail or phone it was placed with (D-59). */
export function TrackPage({ orderCode }: { orderCode: string }) {
  const t = useOrderText();
  const api = useApi();
  const navigate = useNavigate();
  const { submit, sending, problems, field } = useCheckedForm({
    schema: trackSchema,
    async send(input) {
      const reply = (await api(TrackOrderDocument, { input }).catch(() => null))?.trackOrder;
      if (!reply?.data) return { "": reply?.errorMessage ?? t("failed") };
      await navigate(guestPlace.detail(reply.data.orderCode));
      return null;
    },
  });
  return (
    <div className="mx-auto grid w-full max-w-dialog-l gap-5 px-4 pt-6 pb-16 md:pt-10">
      <div>
        <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("track_title")}</h1>
        <p className="mt-2 text-ink-soft">{t("track_text")}</p>
      </div>
      <Card studs="court">
        <form noValidate onSubmit={submit} className="grid gap-4">
          {problems[""] ? (
            <Alert tone="error" live>
              {problems[""]}
            </Alert>
          ) : null}
          <TextField
            {...field("orderCode")}
            label={t("track_code")}
            hint={t("track_code_hint")}
            defaultValue={orderCode}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField {...field("contact")} label={t("track_contact")} maxLength={120} autoComplete="email" />
          <Button type="submit" block loading={sending} icon="search">
            {t("track_go")}
          </Button>
        </form>
      </Card>
    </div>
  );
}
