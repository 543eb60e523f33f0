import type { ReactNode } from "react";
import { Picture } from "#kit/web/content/picture.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { SkuModel } from "./stock-model.ts";

/** An SKU as one looks for it on the shelf: picture, name, options, code and barcode. */
export function SkuLabel({ sku, name = sku.name }: { sku: SkuModel; name?: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-3 text-left">
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-ink-soft">
        {sku.picture === null ? (
          <Icon name="package" size="sm" />
        ) : (
          <Picture
            path={sku.picture}
            alt=""
            width={160}
            height={160}
            widths={[160]}
            sizes="44px"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">
          {name}
          {sku.options ? <span className="font-normal text-ink-soft"> · {sku.options}</span> : null}
        </span>
        <span className="block text-xs break-all text-ink-soft tabular-nums">
          {[sku.skuCode, sku.barcode].filter(Boolean).join(" · ")}
        </span>
      </span>
    </span>
  );
}
