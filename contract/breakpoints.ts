/** Widths of windows at which the shop is laid out anew and for which pictures are made, in CSS pixels. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
