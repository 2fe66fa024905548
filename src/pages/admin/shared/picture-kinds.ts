/** Pictures that the shop makes anew and keeps. */
export const pictureKinds = ['png', 'jpeg', 'webp'];

export const isPicture = ({ type }: File): boolean => pictureKinds.some((kind) => type === `image/${kind}`);
