/** How the operator's page hands an arrangement to the home page: kept by the browser, shown at this address alone. */
export const homePreview = { hash: '#preview', key: 'home_preview' };
