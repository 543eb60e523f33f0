import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { ParcelCard } from "./parcel-card.tsx";
import type { ParcelModel } from "./parcel-model.ts";
import { useParcelsText } from "./parcels-text.ts";
import { useParcelRefresh } from "./use-parcel-refresh.ts";

/** Where an address leads that ends in #parcels. */
const parcelsId = "parcels";

/** The parcels of an order and where they are; nothing while none has left. */
export function Parcels({ parcels }: { parcels: readonly ParcelModel[] }) {
  const t = useParcelsText();
  useParcelRefresh(parcels);
  if (parcels.length === 0) return null;
  return (
    <TitledCard id={parcelsId} title={t("title")} icon="truck">
      <ol className="grid gap-8">
        {parcels.map((parcel, index) => (
          <li key={parcel.parcelCode}>
            <ParcelCard
              parcel={parcel}
              place={parcels.length > 1 ? t("one_of", { number: index + 1, count: parcels.length }) : null}
            />
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
