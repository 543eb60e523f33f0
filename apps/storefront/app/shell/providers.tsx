import { type ReactNode, use } from "react";
import type { Locale } from "#kit/core/locale.ts";
import { ToastProvider } from "#kit/web/feedback/toast-context.tsx";
import { ToastOutlet } from "#kit/web/feedback/toast-region.tsx";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { BasketProvider } from "../basket/basket-provider.tsx";
import { PageTextsContext } from "../i18n/page-texts.tsx";
import { SessionProvider } from "../session/session-provider.tsx";
import { ConsentProvider } from "./consent/consent-provider.tsx";
import { useShellText } from "./shell-text.ts";

export function Providers({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { source } = use(PageTextsContext);
  return (
    <TextProvider locale={locale} source={source}>
      <SessionProvider>
        <ConsentProvider>
          <BasketProvider>
            <Toasts>{children}</Toasts>
          </BasketProvider>
        </ConsentProvider>
      </SessionProvider>
    </TextProvider>
  );
}

function Toasts({ children }: { children: ReactNode }) {
  const t = useShellText();
  return (
    <ToastProvider texts={{ region: t("notifications"), dismiss: t("close") }}>
      {children}
      <ToastOutlet />
    </ToastProvider>
  );
}
