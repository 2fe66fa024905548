/** What "moving fast" on the home page asks: a few parts, priced for a small series. */
export const movingFastRequest = { page_size: 6, quantity: 100 };

/** How the operator's page hands an arrangement to the home page: kept by the browser, shown at this address alone. */
export const homePreview = { hash: '#preview', key: 'home_preview' };
