import { rp } from "#kit/core/format-rupiah.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { CartFields } from "./cart-page.graphql.gen.ts";
import { useCartPageText } from "./cart-page-text.ts";

type Gift = CartFields["gifts"][number];

/** A gift that comes along, and which promotion gives it (PR-14). */
export function GiftLine({ gift }: { gift: Gift }) {
  const t = useCartPageText();
  return (
    <li className="flex items-center gap-4 rounded-md bg-sun-soft px-4 py-3">
      {gift.mediaLink ? (
        <Picture
          path={gift.mediaLink}
          alt=""
          width={800}
          height={800}
          widths={[160]}
          sizes="56px"
          className="size-14 shrink-0 rounded-sm bg-surface object-cover"
        />
      ) : null}
      <div className="min-w-0 grow">
        <p className="flex items-center gap-1.5 text-sm font-bold">
          <Icon name="gift" size="sm" />
          {t("gift")}
        </p>
        <p className="leading-snug font-bold">
          {gift.giveawayNum > 1 ? `${gift.giveawayNum} × ${gift.giveawayName}` : gift.giveawayName}
        </p>
        <p className="text-sm text-ink-soft">{gift.activityName}</p>
      </div>
      <p className="shrink-0 text-right tabular-nums">
        <span className="block font-extrabold">{rp(0)}</span>
        <s className="text-sm text-ink-soft">{rp(gift.productPrice * gift.giveawayNum)}</s>
      </p>
    </li>
  );
}
