import { type ReactNode, useMemo } from "react";
import { createApi } from "#kit/graphql/client.ts";
import { ApiContext } from "#kit/web/api/api-context.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";

/** Gives the screens the operations of the admin schema; the session's cookie goes with every call. */
export function AdminApi({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const api = useMemo(
    () =>
      createApi({
        endpoint: "/admin/graphql",
        // The report that an editor is closed goes out while its page is being left.
        fetch: (url, init) => fetch(url, { ...init, keepalive: String(url).endsWith("opname=AdminPresence") }),
        token: () => null,
        locale: () => locale,
        originAlias: "admin",
      }),
    [locale],
  );
  return <ApiContext value={api}>{children}</ApiContext>;
}
