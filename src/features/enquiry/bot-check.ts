/**
 * A form waits this long for its bot check before it is sent without: if the check is optional, and if it is required.
 */
const WAIT_MS = 4000
const REQUIRED_WAIT_MS = 30_000

/** Returns the solution, or an empty text if it takes too long. */
const waitForSolution = (solving: Promise<string>, milliseconds: number): Promise<string> =>
  Promise.race([solving, new Promise<string>((resolve) => setTimeout(() => resolve(''), milliseconds))])

/**
 * Bot check of a form (LEAD-10): it starts on the first focus, and its solution is read on submit. Call `renew` after
 * each submission, because a solution is valid once. `box` is where a provider may show its widget.
 */
export const createBotCheck = (mode: boolean | 'required', box: () => HTMLElement | null) => {
  let solving: Promise<string> | undefined
  const begin = (): void => {
    const element = box()
    if (!mode || solving || !element) return
    solving = import('./solve-bot-check').then(
      ({ solveBotCheck }) => solveBotCheck(element),
      () => '',
    )
  }
  const renew = (): void => {
    solving = undefined
  }
  /** Empty if the check failed or timed out: the form is sent all the same. */
  const solution = async (): Promise<string> => {
    begin()
    return solving ? waitForSolution(solving, mode === 'required' ? REQUIRED_WAIT_MS : WAIT_MS) : ''
  }
  return { begin, renew, solution }
}
