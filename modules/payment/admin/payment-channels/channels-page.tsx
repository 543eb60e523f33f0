import { Link, useNavigation } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { type ListColumn, RecordTable } from "#modules/admin/web/record-list/record-table.tsx";
import { SettingsTabs } from "#modules/admin/web/settings-tabs.tsx";
import { useAdminKeys } from "#modules/admin/web/use-admin-keys.ts";
import { type ChannelRow, channelPath, inTree, percentText, standingOf, standingTone } from "./channel-model.ts";
import { useChannelsText } from "./channels-text.ts";

type TreeRow = ReturnType<typeof inTree>[number];

/** Every payment channel below its group, with what it costs and whether it is offered. */
export function ChannelsPage({ channels }: { channels: readonly ChannelRow[] }) {
  const t = useChannelsText();
  const { state } = useNavigation();
  const columns = useColumns(channels);
  useAdminKeys();
  return (
    <div className={cx("grid gap-3", state === "loading" && "opacity-70")}>
      <PageHeader title={t("payment")} actions={<ExportLink />} />
      <SettingsTabs />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      {channels.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <RecordTable
          columns={columns}
          rows={inTree(channels)}
          idOf={({ code }) => code}
          sort=""
          sortAddress={() => ""}
        />
      )}
    </div>
  );
}

const indents = ["", "pl-4", "pl-8"];

function useColumns(channels: readonly ChannelRow[]): readonly ListColumn<TreeRow>[] {
  const t = useChannelsText();
  const locale = useLocale();
  const feeText = ({ isGroup, fee, feeBasisPoints }: ChannelRow) => {
    const parts = [...(fee > 0 ? [rp(fee)] : []), ...(feeBasisPoints > 0 ? [percentText(feeBasisPoints, locale)] : [])];
    return isGroup ? "" : parts.length === 0 ? t("no_fee") : parts.join(" + ");
  };
  const boundsText = ({ least, most }: ChannelRow) =>
    least === 0 && most === null
      ? ""
      : most === null
        ? t("from_amount", { least: rp(least) })
        : t("between_amounts", { least: rp(least), most: rp(most) });
  return [
    {
      key: "name",
      label: t("name"),
      className: "font-bold phone:col-span-2",
      render: ({ code, name, depth }) => (
        <Link
          to={channelPath(code)}
          data-row
          prefetch="intent"
          className={cx(
            "inline-flex min-h-6 items-center no-underline after:absolute after:inset-0 hover:underline pointer-coarse:min-h-11",
            indents[Math.min(depth, 2)],
          )}
        >
          {name}
        </Link>
      ),
    },
    { key: "fee", label: t("fee"), className: "tabular-nums text-ink-soft", render: feeText },
    { key: "bounds", label: t("bounds"), className: "tabular-nums text-ink-soft phone:hidden", render: boundsText },
    {
      key: "minutes",
      label: t("minutes"),
      className: "tabular-nums text-ink-soft phone:hidden",
      render: ({ minutes }) => (minutes === null ? "" : String(minutes)),
    },
    {
      key: "waiting",
      label: t("waiting"),
      headClassName: "text-right",
      className: "tabular-nums md:text-right phone:hidden",
      render: ({ waiting, isGroup }) => (isGroup ? "" : String(waiting)),
    },
    {
      key: "state",
      label: t("state"),
      render: (row) => {
        const standing = standingOf(row, channels);
        return <Badge tone={standingTone[standing]}>{t(`standing_${standing}`)}</Badge>;
      },
    },
  ];
}
