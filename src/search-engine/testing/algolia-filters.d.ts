declare module 'algolia-filters-js-syntax-validator' {
  export default class Parser {
    parse(filters: string): { readonly errorMessage: string }
  }
}
