/** How the numbers of orders, requests for prices, payments and returns are written. Pages test an address by these without the schemas of the calls. */
export const orderNumberFormat = /^SO-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/;
export const inquiryNumberFormat = /^RQ-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/;
export const paymentNumberFormat = /^PY-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/;
export const returnNumberFormat = /^RM-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/;
