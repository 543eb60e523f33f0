import { useState } from "react";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import type { ChannelState } from "../../contract/channel-state.ts";
import { effectText, wholeIn } from "./channel-model.ts";
import { useChannelsText } from "./channels-text.ts";

/** What the channel does to an order of an example sum: as saved, and as typed. */
export function ChannelEffect({ saved, typed }: { saved: RecordState; typed: RecordState }) {
  const t = useChannelsText();
  const [text, setText] = useState(grouped(500_000));
  const amount = wholeIn(text);
  const effect = (state: RecordState) =>
    typeof amount === "number" ? effectText(state as unknown as Partial<ChannelState>, amount, t) : "–";
  return (
    <AdminPanel title={t("effect")}>
      <div className="grid gap-3">
        <div className="max-w-60">
          <TextField
            name="example"
            label={t("effect_amount")}
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            // Enter would save the record instead.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </div>
        <div role="status">
          <Facts
            facts={[
              [t("effect_before"), effect(saved)],
              [t("effect_after"), effect(typed)],
            ]}
          />
        </div>
      </div>
    </AdminPanel>
  );
}
