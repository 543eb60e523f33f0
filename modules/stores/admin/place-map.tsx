import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { type MapPoint, mapHeight, mapWidth, onMap, placeAt } from "../contract/map-projection.ts";
import drawing from "../web/map/indonesia.svg?url";
import { isOnMap, type MapView, pointAfterKey, pointIn, viewAround, zooms } from "./map-view.ts";
import { useStoresAdminText } from "./stores-admin-text.ts";

type Place = { readonly latitude: number; readonly longitude: number };
type Landmark = Place & { readonly code: string; readonly name: string };

type PlaceMapProps = {
  /** Null until a place is chosen. */
  place: Place | null;
  /** The other stores, to find one's way by. */
  landmarks: readonly Landmark[];
  editable: boolean;
  onPlace: (place: Place) => void;
};

const middle: MapPoint = { x: mapWidth / 2, y: mapHeight / 2 };

/** The shop's own map, on which a press or the arrow keys move the pin of a store. */
export function PlaceMap({ place, landmarks, editable, onPlace }: PlaceMapProps) {
  const t = useStoresAdminText();
  const [step, setStep] = useState(0);
  const zoom = zooms[step] ?? 1;
  const pin = place && onMap(place);
  const [centre, setCentre] = useState<MapPoint>(pin ?? middle);
  const kept = viewAround(centre, zoom);
  // A pin that was typed or moved out of sight takes the map along.
  const view = pin && isOnMap(pin) && !contains(kept, pin) ? viewAround(pin, zoom) : kept;
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // Enter and Space press the button without a place.
    if (!editable || detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    setCentre({ x: view.x + view.width / 2, y: view.y + view.height / 2 });
    onPlace(placeAt(pointIn(view, (clientX - box.left) / box.width, (clientY - box.top) / box.height)));
  };
  const move = (event: KeyboardEvent) => {
    const next = pointAfterKey(pin && isOnMap(pin) ? pin : middle, event.key, { zoom, far: event.shiftKey });
    if (!editable || !next) return;
    event.preventDefault();
    onPlace(placeAt(next));
  };
  const zoomTo = (next: number) => {
    if (pin && isOnMap(pin)) setCentre(pin);
    setStep(next);
  };
  return (
    <div className="grid gap-1.5">
      <div className="overflow-hidden rounded-lg bg-info-soft">
        <button
          type="button"
          aria-label={t("map")}
          onClick={press}
          onKeyDown={move}
          className="block w-full cursor-crosshair"
        >
          <Drawing {...{ view, pin, landmarks }} />
        </button>
      </div>
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm text-ink-soft">{t("map_hint")}</p>
        <div className="flex gap-1">
          <Button
            size="sm"
            variant="secondary"
            icon="minus"
            aria-label={t("zoom_out")}
            disabled={step === 0}
            onClick={() => zoomTo(step - 1)}
          />
          <Button
            size="sm"
            variant="secondary"
            icon="plus"
            aria-label={t("zoom_in")}
            disabled={step === zooms.length - 1}
            onClick={() => zoomTo(step + 1)}
          />
        </div>
      </div>
      <p role="status" className="text-sm tabular-nums">
        {place === null || pin === null
          ? t("no_pin")
          : isOnMap(pin)
            ? `${place.latitude}, ${place.longitude}`
            : t("outside")}
      </p>
    </div>
  );
}

const contains = (view: MapView, { x, y }: MapPoint): boolean =>
  x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;

type DrawingProps = { view: MapView; pin: MapPoint | null; landmarks: readonly Landmark[] };

function Drawing({ view, pin, landmarks }: DrawingProps) {
  // A pixel of a map of usual width, so that pins keep their size whatever is shown.
  const unit = view.width / 560;
  return (
    <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true" className="block w-full">
      <use href={`${drawing}#abroad`} className="fill-line" />
      <use href={`${drawing}#land`} className="fill-court" />
      {landmarks.map((store) => {
        const { x, y } = onMap(store);
        return (
          <g key={store.code} transform={`translate(${x} ${y}) scale(${unit})`}>
            <title>{store.name}</title>
            <circle r="5" className="fill-ink-soft stroke-surface" strokeWidth="1.5" />
          </g>
        );
      })}
      {pin ? (
        <g data-pin transform={`translate(${pin.x} ${pin.y}) scale(${unit})`}>
          <circle r="12" className="fill-brick stroke-surface" strokeWidth="2.5" />
          <circle r="4" className="fill-on-brick" />
        </g>
      ) : null}
    </svg>
  );
}
