import { NONCE, secureHeaders } from 'hono/secure-headers';

/** What a page of the shop may load and who may embed it. styled-components finds the nonce in the page's `csp-nonce` meta tag. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", NONCE],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
  referrerPolicy: 'strict-origin-when-cross-origin',
  // Subdomains that are not the shop's are the operator's business.
  strictTransportSecurity: 'max-age=31536000',
  xFrameOptions: 'DENY',
});
