import { useState } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { AreaSelect } from "./area-select.tsx";
import {
  AdminPreviewFreightDocument,
  type AdminPreviewFreightResult,
  type AdminPreviewFreightVariables,
} from "./delivery.graphql.gen.ts";
import { type Area, type PlaceRow, wholeIn } from "./delivery-model.ts";
import { useDeliveryText } from "./delivery-text.ts";

type Preview = AdminPreviewFreightResult["adminPreviewFreight"];

type TryParcelProps = {
  service: string;
  /** The unsaved changes of the service. */
  changes: NonNullable<AdminPreviewFreightVariables["input"]["changes"]>;
  areas: readonly Area[];
  places: readonly PlaceRow[];
  pathLabel: (path: string) => string;
};

const sizes = ["grams", "lengthMm", "widthMm", "heightMm"] as const;

/** What a parcel costs now, and with the unsaved changes: computed as checkouts do, saved nowhere. */
export function TryParcel({ service, changes, areas, places, pathLabel }: TryParcelProps) {
  const t = useDeliveryText();
  const locale = useLocale();
  const api = useApi();
  const senders = places.filter(({ city }) => city !== null);
  const [place, setPlace] = useState(senders[0]?.code ?? "");
  const [district, setDistrict] = useState("");
  const [typed, setTyped] = useState({ grams: "1000", lengthMm: "200", widthMm: "150", heightMm: "100" });
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const [grams = 0, lengthMm = 0, widthMm = 0, heightMm = 0] = sizes.map((size) => wholeIn(typed[size]));
      const parcel = { grams, lengthMm, widthMm, heightMm };
      const draft = changes.length > 0 ? { service, changes } : {};
      const input = { placeCode: place, districtCode: district, ...parcel, ...draft };
      setPreview((await api(AdminPreviewFreightDocument, { input })).adminPreviewFreight);
    } catch (thrown) {
      setProblem(failureText(t("preview_failed"), thrown, locale));
    }
    setBusy(false);
  };
  return (
    <AdminPanel title={t("preview")}>
      <div className="grid gap-3">
        <p className="max-w-prose text-sm text-ink-soft">{t("preview_hint")}</p>
        <SelectField
          name="place"
          label={t("sent_from")}
          placeholder={t("choose")}
          options={senders.map(({ code, name, city }) => ({ value: code, label: `${name} (${city?.name})` }))}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <AreaSelect areas={areas} value={district} onChange={(code) => setDistrict(code)} toDistrict />
        <div className="grid items-start gap-3 sm:grid-cols-4">
          {sizes.map((size) => (
            <TextField
              key={size}
              name={size}
              label={t(`parcel_${size}`)}
              inputMode="numeric"
              maxLength={7}
              autoComplete="off"
              value={typed[size]}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [size]: value })}
            />
          ))}
        </div>
        <div>
          <Button
            variant="secondary"
            loading={busy}
            disabled={place === "" || district.length < 8}
            onClick={() => void run()}
          >
            {t("preview_do")}
          </Button>
        </div>
        {problem ? (
          <Alert tone="error" live>
            {problem}
          </Alert>
        ) : null}
        {preview ? <Compared preview={preview} pathLabel={pathLabel} /> : null}
      </div>
    </AdminPanel>
  );
}

type Offer = Preview["before"][number];

function Compared({ preview, pathLabel }: { preview: Preview; pathLabel: (path: string) => string }) {
  const t = useDeliveryText();
  const { before, after, problems } = preview;
  const ids = [...new Set([...before, ...(after ?? [])].map(({ service }) => service))];
  const find = (offers: readonly Offer[] | null, id: string) => offers?.find(({ service }) => service === id) ?? null;
  const days = (offer: Offer | null) => (offer === null ? "" : t("days", { from: offer.daysFrom, to: offer.daysTo }));
  const price = (offer: Offer | null) => (offer === null ? t("not_offered") : rp(offer.price));
  return (
    <div role="status" className="grid gap-2 text-sm">
      {problems.length === 0 ? null : (
        <Alert tone="error">
          {t("not_saveable")} {problems.map(({ path, message }) => `${pathLabel(path)}: ${message}`).join(" ")}
        </Alert>
      )}
      {ids.length === 0 ? <p>{t("no_offer")}</p> : null}
      {ids.length === 0 ? null : (
        <div className="overflow-x-auto rounded-lg border border-line">
          <table className="w-full border-collapse">
            <thead className="border-b border-line bg-sunken text-left text-xs font-bold text-ink-soft">
              <tr>
                <th className="px-2.5 py-2">{t("service")}</th>
                <th className="px-2.5 py-2">{t("before")}</th>
                {after === null ? null : <th className="px-2.5 py-2">{t("after")}</th>}
              </tr>
            </thead>
            <tbody className="divide-y divide-line tabular-nums">
              {ids.map((id) => {
                const [old, now] = [find(before, id), find(after, id)];
                return (
                  <tr key={id}>
                    <th scope="row" className="px-2.5 py-2 text-left font-bold">
                      {(now ?? old)?.name}
                      <span className="block text-xs font-normal text-ink-soft">
                        {t("kilograms", { count: (now ?? old)?.kilograms ?? 0 })}
                      </span>
                    </th>
                    <PriceCell price={price(old)} days={days(old)} />
                    {after === null ? null : <PriceCell price={price(now)} days={days(now)} />}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

const PriceCell = ({ price, days }: { price: string; days: string }) => (
  <td className="px-2.5 py-2 align-top">
    {price}
    <span className="block text-xs text-ink-soft">{days}</span>
  </td>
);
