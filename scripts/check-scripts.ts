import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type ListedScript, scriptListFile } from "#apps/server/pages/script-list.ts";
import { guestInitDocument } from "#apps/storefront/app/session/session.graphql.gen.ts";
import { comparePage } from "./script-list/compare-page.ts";

// `node scripts/check-scripts.ts https://shop.example [--list scripts.json] [--show]`: opens the payment pages as a
// visitor and compares their headers and scripts with the build's list. Exits with 1 on a difference. `--show` prints
// the list with the reason of every script.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "string", default: scriptListFile }, show: { type: "boolean" } },
});
const list: readonly ListedScript[] = JSON.parse(readFileSync(values.list, "utf8"));

if (values.show) {
  for (const { path, bytes, integrity, reason } of list.filter(({ payment }) => payment))
    console.log(`${path}  ${bytes} bytes  ${integrity}\n    ${reason}`);
}

const origin = positionals[0];
if (origin === undefined) {
  if (!values.show) console.error("Say which shop: node scripts/check-scripts.ts https://shop.example");
  process.exitCode = values.show ? 0 : 1;
} else {
  const differences = [...(await differentPages(origin)), ...(await differentFiles(origin))];
  for (const difference of differences) console.error(difference);
  console.log(`${list.length} scripts and 3 pages of ${origin} compared: ${differences.length} differences.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

/** A new guest's pages, without checkout and payment: they have the same scripts and headers as all others. */
async function differentPages(site: string): Promise<string[]> {
  const cookie = await becomeGuest(site);
  const paths = ["/checkout/nobody", "/payment", "/pay-callback"];
  const pages = paths.map(async (path) => {
    const response = await fetch(new URL(path, site), { headers: { cookie }, redirect: "manual" });
    return comparePage({ path, headers: response.headers, html: await response.text() }, list);
  });
  return (await Promise.all(pages)).flat();
}

async function becomeGuest(site: string): Promise<string> {
  const { name, text } = guestInitDocument;
  const response = await fetch(new URL(`/graphql?opname=${name}`, site), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operationName: name, query: text }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

async function differentFiles(site: string): Promise<string[]> {
  const files = list.map(async ({ path, integrity }) => {
    const content = new Uint8Array(await (await fetch(new URL(path, site))).arrayBuffer());
    const now = `sha256-${createHash("sha256").update(content).digest("base64")}`;
    return now === integrity ? [] : [`${path}: is not the file that was built`];
  });
  return (await Promise.all(files)).flat();
}
