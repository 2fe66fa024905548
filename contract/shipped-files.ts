/** Pictures that stand for the shop until the operator names their own (`public/`). */
export const shippedFiles = { logo: '/favicon.svg', favicon: '/favicon.svg', preview: '/preview.png' } as const;
