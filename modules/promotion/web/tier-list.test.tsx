import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import english from "./messages/en-US.json" with { type: "json" };
import { aTierOnWire } from "./testing/a-tier.ts";
import { TierList } from "./tier-list.tsx";

const render = (changes: Parameters<typeof aTierOnWire>[0]) =>
  renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => english}>
      <TierList activity={aTierOnWire(changes)} />
    </TextProvider>,
  );

test("MR-01 the levels say for whom and for which prices a promotion is", () => {
  const condition = "For customers who are logged in. For items priced Rp100.000 or more.";
  expect(render({ activityCondition: condition })).toContain(condition);
  expect(render({})).not.toContain("<p");
});
