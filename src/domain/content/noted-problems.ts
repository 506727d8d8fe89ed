/** A problem of a save at the field with this path. */
type NotedProblem = { readonly path: string; readonly message: string; readonly label?: unknown }

/**
 * The property of a save's data that holds the problems found so far. It travels with the data, because one request can
 * save several documents at once, and it is never stored.
 */
const NOTED = '_problems'

type Data = Record<string, unknown>

/** Adds problems to the data of a save. */
export const noteProblems = (data: Data, problems: readonly NotedProblem[]): Data => ({
  ...data,
  [NOTED]: [...splitProblems(data).problems, ...problems],
})

/** Splits the noted problems from the data of a save. */
export const splitProblems = (data: Data): { readonly values: Data; readonly problems: readonly NotedProblem[] } => {
  const { [NOTED]: noted, ...values } = data
  return { values, problems: Array.isArray(noted) ? (noted as readonly NotedProblem[]) : [] }
}

/** Takes the noted problems out of the data of a save, which is changed. */
export const takeProblems = (data: Data): readonly NotedProblem[] => {
  const { problems } = splitProblems(data)
  delete data[NOTED]
  return problems
}

/** Keeps the first problem of each field. */
export const firstOfEachField = <Problem extends { readonly path: string }>(
  problems: readonly Problem[],
): readonly Problem[] => problems.filter(({ path }, at) => problems.findIndex((one) => one.path === path) === at)
