import { createContext, useContext } from "react";
import { productCodeIn } from "../../../contract/page/linked-targets.ts";
import type { PageTarget } from "../../../contract/page/page-target.ts";

/** Names of the targets a page shows and links to: those of the loader and those chosen since. */
type TargetNames = {
  readonly targets: readonly PageTarget[];
  learn(target: PageTarget): void;
};

export const TargetNamesContext = createContext<TargetNames>({ targets: [], learn: () => undefined });

export function useTargetNames() {
  const { targets, learn } = useContext(TargetNamesContext);
  return {
    learn,
    nameOf: (kind: PageTarget["kind"], code: string) =>
      targets.find((one) => one.kind === kind && one.code === code)?.name ?? code,
    nameAt: (path: string) => (targets.find((one) => one.path === path) ?? productAt(targets, path))?.name ?? null,
  };
}

/** A product's address contains its name, which another language and a renaming change. */
function productAt(targets: readonly PageTarget[], path: string): PageTarget | undefined {
  const code = productCodeIn(path);
  return code === null ? undefined : targets.find((one) => one.kind === "product" && one.code === code);
}
