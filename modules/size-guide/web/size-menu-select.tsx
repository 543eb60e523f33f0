import { useNavigate } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { sizeGuideParameter } from "../contract/choose-size-guide.ts";
import type { ChosenSizeGuide, SizeGuideCategory } from "../contract/size-guide-menu.ts";
import { menuGroups } from "./menu-groups.ts";
import { useSizeGuideText } from "./size-guide-text.ts";

type SizeMenuSelectProps = { menu: readonly SizeGuideCategory[]; chosen: ChosenSizeGuide };

/** The phone menu: a native select with a group per category (SG-04), and a button without script. */
export function SizeMenuSelect({ menu, chosen }: SizeMenuSelectProps) {
  const t = useSizeGuideText();
  const navigate = useNavigate();
  return (
    <form action="/size-guide" method="get" className="grid gap-3 md:hidden">
      <SelectField
        name="chart"
        label={t("chooseChart")}
        value={sizeGuideParameter(chosen)}
        onChange={(event) => navigate(`/size-guide/${event.target.value}`, { preventScrollReset: true })}
        options={menuGroups(menu).map(({ label, charts }) => ({
          key: label,
          label,
          options: charts.map((chart) => ({ value: chart.parameter, label: chart.label })),
        }))}
      />
      <noscript>
        <Button type="submit" variant="secondary" block>
          {t("showChart")}
        </Button>
      </noscript>
    </form>
  );
}
