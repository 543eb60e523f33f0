/** The area a file belongs to, from its path. */
export type Place = {
  readonly path: string;
  readonly area: "kit" | "modules" | "adapters" | "apps" | "demo" | "tools";
  /** The kit part, module, adapter or app. */
  readonly name: string;
  /** Inside a module. */
  readonly half: "contract" | "server" | "web" | "admin" | null;
  /** Below the half, the part, or the app. */
  readonly rest: string;
  readonly isTest: boolean;
};

const testName = /\.(test|spec|contract)\.tsx?$|\/testing\//;

export function placeOf(path: string): Place {
  const [first = "", name = "", ...others] = path.split("/");
  const isTest = testName.test(path);
  if (first === "modules") {
    const [half = "", ...rest] = others;
    const known = half === "contract" || half === "server" || half === "web" || half === "admin" ? half : null;
    return { path, area: "modules", name, half: known, rest: rest.join("/"), isTest };
  }
  const known = first === "kit" || first === "adapters" || first === "apps" || first === "demo";
  const area = known ? first : "tools";
  return { path, area, name, half: null, rest: others.join("/"), isTest };
}
