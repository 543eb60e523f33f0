// Written by write-sprite.ts.
export const spriteUrl = "/icons.svg?v=71ab815c";
export const ownIcons = {
  "heart-full": true,
  "social-facebook": true,
  "social-instagram": true,
  "social-tiktok": true,
  "social-whatsapp": true,
  "social-youtube": true,
} as const;
