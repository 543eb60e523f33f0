export type CodeChannel = "WHATSAPP" | "SMS" | "EMAIL";
