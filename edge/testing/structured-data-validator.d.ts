/** The package brings no types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: { '@graph': object[] });
    validate(found: { jsonld: Record<string, object[]> }): Promise<unknown>;
  }
}
