/** What an expression cannot mean, in words that begin with the parameter's name. */
export class FilterError extends Error {}
