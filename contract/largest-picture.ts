/** Bytes of a picture that an operator sends in. */
export const largestPicture = 20 * 1024 * 1024;
