/** Leaves the shop for another page, such as that of a payment service. */
export function follow(url: string): void {
  window.location.assign(url);
}
