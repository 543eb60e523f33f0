export type Encoding = "br" | "gzip" | "identity";

const smallestFirst: readonly Encoding[] = ["br", "gzip", "identity"];

/** The codings a client takes, best first; among equally welcome ones the smallest comes first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  switch (header) {
    case undefined:
    case "":
      return ["identity"];
    // What today's browsers send: no need to take it apart on every request.
    case "gzip, deflate, br, zstd":
    case "gzip, deflate, br":
      return smallestFirst;
    default:
      return byWeight(header);
  }
}

function byWeight(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = part.split(";");
    const weight = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    weights.set(coding.trim(), weight === undefined ? 1 : Number(weight));
  }
  const any = weights.get("*");
  const weightOf = (coding: Encoding): number => {
    const named = weights.get(coding) ?? (coding === "gzip" ? weights.get("x-gzip") : undefined);
    if (named !== undefined) return named;
    // Unnamed plain text stays acceptable, but only as the last resort.
    return any ?? (coding === "identity" ? 0.0001 : 0);
  };
  return smallestFirst
    .filter((coding) => weightOf(coding) > 0)
    .sort((first, second) => weightOf(second) - weightOf(first));
}
