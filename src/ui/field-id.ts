/** Id of the input of a form's path, such as `address.city`; links of an error summary lead to it. */
export function fieldId(path: string): string {
  return path.replace('.', '-');
}
