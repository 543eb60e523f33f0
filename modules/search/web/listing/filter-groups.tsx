import { Accordion } from "#kit/web/content/accordion.tsx";
import { useSearchText } from "../search-text.ts";
import { FilterLine } from "./filter-line.tsx";
import { foldGroup } from "./fold-group.ts";
import { chosenIn, type ListingChoice, setValues, toggleValue } from "./listing-choice.ts";
import type { FilterGroup } from "./listing-model.ts";

type FilterGroupsProps = {
  groups: readonly FilterGroup[];
  choice: ListingChoice;
  onChange: (choice: ListingChoice) => void;
};

/** The first groups and those with a choice are open initially. */
const initiallyOpen = 3;

/** The filters (LS-03): inputs of a plain form, which also works without script. */
export function FilterGroups({ groups, choice, onChange }: FilterGroupsProps) {
  return (
    <Accordion
      items={groups.map((group, index) => ({
        key: group.code,
        title: group.name,
        open: index < initiallyOpen || chosenIn(choice, group.code).length > 0,
        content: <Group group={group} choice={choice} onChange={onChange} />,
      }))}
    />
  );
}

function Group({ group, choice, onChange }: Omit<FilterGroupsProps, "groups"> & { group: FilterGroup }) {
  const t = useSearchText();
  const chosen = chosenIn(choice, group.code);
  const { first, more } = foldGroup(group.items, chosen);
  const single = group.type === "RADIO";
  const line = ({ item, depth }: (typeof first)[number]) => (
    <FilterLine
      key={item.code}
      name={group.code}
      type={single ? "radio" : "checkbox"}
      item={item}
      depth={depth}
      checked={chosen.includes(item.code)}
      onChange={() =>
        onChange(single ? setValues(choice, group.code, [item.code]) : toggleValue(choice, group.code, item.code))
      }
    />
  );
  return (
    <fieldset className="min-w-0 text-ink">
      <legend className="sr-only">{group.name}</legend>
      {single ? (
        <FilterLine
          name={group.code}
          type="radio"
          item={{ code: "", name: t("any"), count: null, swatch: null }}
          checked={chosen.length === 0}
          onChange={() => onChange(setValues(choice, group.code, []))}
        />
      ) : null}
      {first.map(line)}
      {more.length > 0 ? (
        <details className="group/more">
          <summary className="flex min-h-11 list-none items-center rounded-sm font-bold text-brick-ink hover:underline group-open/more:hidden">
            {t("show_more", { count: more.length })}
          </summary>
          {more.map(line)}
        </details>
      ) : null}
    </fieldset>
  );
}
