/** The address that opens a WhatsApp chat with the shop; the number is in digits only. */
export const whatsAppUrl = (number: string): string => `https://wa.me/${number.replace(/\D/g, "")}`;
