// Written by write-sprite.ts.
export const spriteUrl = "/icons.svg?v=fcdb89c1";
export const ownIcons = {
  "social-facebook": true,
  "social-instagram": true,
  "social-tiktok": true,
  "social-whatsapp": true,
  "social-youtube": true,
} as const;
