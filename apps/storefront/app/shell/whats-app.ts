/** The address that opens a chat with the shop in WhatsApp; it takes the number in digits only. */
export const whatsAppUrl = (number: string): string => `https://wa.me/${number.replace(/\D/g, "")}`;
