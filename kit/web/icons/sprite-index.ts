// Written by write-sprite.ts.
export const spriteUrl = "/icons.svg?v=0e79607c";
export const ownIcons = {
  "heart-full": true,
  "social-facebook": true,
  "social-google": true,
  "social-instagram": true,
  "social-tiktok": true,
  "social-whatsapp": true,
  "social-youtube": true,
} as const;
