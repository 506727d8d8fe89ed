import type { RequestFailure } from '@/src/admin/requests/request-result'
import type { InputProblems } from '@/src/domain/stock/price-change/input'

/** Splits a failure into the problems of inputs and the message about the whole request, which is empty without one. */
export const splitFailure = ({ message, problems }: RequestFailure) => {
  const ofInputs = problems.flatMap(({ field, message: problem }) => (field === undefined ? [] : [[field, problem]]))
  const isOfInput = problems.some((one) => one.field !== undefined && one.message === message)
  const general = problems.find(({ field }) => field === undefined)?.message
  return {
    problems: Object.fromEntries(ofInputs) as InputProblems,
    message: isOfInput ? (general ?? '') : message,
  }
}
