import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { mostOrdersAtOnce } from "#modules/admin/contract/order-batch-forms.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";

type BlockLinksProps = { blocks: readonly (readonly string[])[]; block: number; path: string };

/** Leads from one group of chosen orders to the next. */
export function BlockLinks({ blocks, block, path }: BlockLinksProps) {
  const t = useAdminText();
  if (blocks.length < 2) return null;
  const [page, query] = path.split("?");
  const address = (number: number) => {
    const wanted = new URLSearchParams(query);
    wanted.set("block", String(number));
    return `${page}?${wanted}`;
  };
  return (
    <nav aria-label={t("batch_blocks")} className="flex flex-wrap gap-1">
      {blocks.map((codes, at) => (
        <Link
          key={codes[0]}
          to={address(at + 1)}
          aria-current={at + 1 === block ? "page" : undefined}
          className={cx(
            "flex min-h-11 items-center rounded-md px-3 text-sm font-bold tabular-nums no-underline",
            at + 1 === block ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink",
          )}
        >
          {`${at * mostOrdersAtOnce + 1}–${at * mostOrdersAtOnce + codes.length}`}
        </Link>
      ))}
    </nav>
  );
}
