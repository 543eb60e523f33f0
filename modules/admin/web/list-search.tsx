import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { useAdminText } from "./admin-text.ts";
import { useFormValues } from "./use-form-values.ts";

type ListSearchProps = {
  search: string;
  hint: string;
  /** The other parameters of the list's address, which stay. */
  kept?: Readonly<Record<string, string>>;
};

/** The search of a list; its address holds the search term. */
export function ListSearch({ search, hint, kept = {} }: ListSearchProps) {
  const t = useAdminText();
  const form = useFormValues({ search });
  return (
    <Form role="search" ref={form} className="flex flex-wrap items-end gap-2">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="grid grow gap-1 text-xs font-bold text-ink-soft phone:w-full md:max-w-96">
        {t("list_search")}
        <input
          data-search
          name="search"
          type="search"
          defaultValue={search}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={hint}
          className={`${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`}
        />
      </label>
      <Button type="submit" variant="secondary" size="sm" icon="search" className="phone:w-full">
        {t("list_find")}
      </Button>
    </Form>
  );
}

/** The address of a page of a list, with its search. */
export const listAddress = (path: string, search: string) => (page: number) => {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `?${query}` : path;
};
