import type { MouseEvent } from "react";
import { cx } from "#kit/web/class-names.ts";
import type { Place } from "../../contract/distance.ts";
import { mapHeight, mapWidth, onMap } from "../../contract/map-projection.ts";
import { type StoreModel, storeAnchor } from "../store-model.ts";
import { useStoresText } from "../stores-text.ts";
import drawing from "./indonesia.svg?url";
import { type Label, placeLabels } from "./labels.ts";
import { citiesOf, type Pin, pinsOf } from "./pins.ts";

export type StoreMapProps = {
  stores: readonly StoreModel[];
  /** The visitor's position, if known. */
  here: Place | null;
  onPick: (codes: readonly string[]) => void;
};

/**
 * A self-drawn map of the country, so that no third party gets visitors' data. On a phone it is wider than the screen and
 * scrolls, so that pins stay large enough to tap.
 */
export function StoreMap(props: StoreMapProps) {
  return (
    <div className="overflow-hidden rounded-lg bg-info-soft">
      <div className="overflow-x-auto md:hidden">
        <Drawing {...props} widthPx={820} pinPx={45} className="w-205" />
      </div>
      <div className="hidden md:block">
        <Drawing {...props} widthPx={1232} pinPx={24} className="w-full" />
      </div>
    </div>
  );
}

type DrawingProps = StoreMapProps & {
  /** The usual width of the drawing on the screen, from which the pin size follows. */
  widthPx: number;
  pinPx: number;
  className: string;
};

const textPx = 13;

function Drawing({ stores, here, onPick, widthPx, pinPx, className }: DrawingProps) {
  const t = useStoresText();
  const unit = mapWidth / widthPx;
  const pins = pinsOf(stores, pinPx * unit);
  const names = pins.map(nameOf);
  const labels = placeLabels(
    pins.map(({ x, y }, index) => ({ x, y, text: names[index] ?? "" })),
    { pin: 16 * unit, letter: 7.2 * unit, line: 18 * unit, width: mapWidth, height: mapHeight },
  );
  const you = here && onMap(here);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} role="group" aria-label={t("map")} className={cx("block", className)}>
      <use href={`${drawing}#abroad`} className="fill-line" />
      <use href={`${drawing}#land`} className="fill-court" />
      {pins.map((pin) => (
        <MapPin key={pin.stores[0]?.storeCode} pin={pin} unit={unit} hitPx={pinPx} onPick={onPick} />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the group contains only text */}
      <g aria-hidden="true" className="pointer-events-none">
        {labels.map((label, index) => (
          <PinName key={pins[index]?.stores[0]?.storeCode} label={label} text={names[index] ?? ""} unit={unit} />
        ))}
      </g>
      {you ? (
        <g transform={`translate(${you.x} ${you.y}) scale(${unit})`}>
          <title>{t("youAreHere")}</title>
          <circle r="14" className="fill-info/30" />
          <circle r="6" className="fill-info stroke-surface" strokeWidth="2" />
        </g>
      ) : null}
    </svg>
  );
}

const nameOf = (pin: Pin): string => {
  const [city = "", ...others] = citiesOf(pin);
  return others.length > 0 ? `${city} +${others.length}` : city;
};

type MapPinProps = {
  pin: Pin;
  unit: number;
  hitPx: number;
  onPick: StoreMapProps["onPick"];
};

function MapPin({ pin, unit, hitPx, onPick }: MapPinProps) {
  const t = useStoresText();
  const codes = pin.stores.map(({ storeCode }) => storeCode);
  const count = codes.length;
  const pick = (event: MouseEvent) => {
    event.preventDefault();
    onPick(codes);
  };
  return (
    <a
      href={`#${storeAnchor(codes[0] ?? "")}`}
      aria-label={t("pin", { cities: citiesOf(pin).join(", "), count })}
      onClick={pick}
      className="group outline-none"
    >
      <g transform={`translate(${pin.x} ${pin.y}) scale(${unit})`}>
        <rect x={-hitPx / 2} y={-hitPx / 2} width={hitPx} height={hitPx} fill="transparent" />
        <circle r="17" className="fill-focus opacity-0 group-focus-visible:opacity-100" />
        <circle r="13" className="fill-brick stroke-surface group-hover:fill-brick-strong" strokeWidth="2.5" />
        {count > 1 ? (
          <text
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={textPx}
            className="fill-on-brick font-extrabold"
          >
            {count}
          </text>
        ) : (
          <circle r="4.5" className="fill-on-brick" />
        )}
      </g>
    </a>
  );
}

/** The visible city label; the pin's accessible name has all its cities. */
function PinName({ label, text, unit }: { label: Label; text: string; unit: number }) {
  if (!label) return null;
  return (
    <text
      x={label.x}
      y={label.y}
      textAnchor={label.anchor}
      dominantBaseline="central"
      fontSize={textPx * unit}
      strokeWidth={3.5 * unit}
      strokeLinejoin="round"
      paintOrder="stroke"
      className="fill-ink stroke-surface font-bold"
    >
      {text}
    </text>
  );
}
