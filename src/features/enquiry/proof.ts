/** How long a form waits for its proof before it is sent without: where it may be sent without, and where it may not. */
const WAIT_MS = 4000
const REQUIRED_WAIT_MS = 30_000

const within = (proof: Promise<string>, milliseconds: number): Promise<string> =>
  Promise.race([proof, new Promise<string>((resolve) => setTimeout(() => resolve(''), milliseconds))])

/**
 * The bot check of a form (LEAD-10): begun with the first touch, asked for when the form is sent. `renew` after a form was
 * stored or refused, since a solution is good once. `box` is where a provider may show something.
 */
export const proofFor = (wanted: boolean | 'required', box: () => HTMLElement | null) => {
  let proof: Promise<string> | undefined
  const begin = (): void => {
    const at = box()
    if (!wanted || proof || !at) return
    proof = import('./prove').then(
      ({ prove }) => prove(at),
      () => '',
    )
  }
  const renew = (): void => {
    proof = undefined
  }
  /** Empty where nothing could be proved: the form is sent all the same. */
  const solution = async (): Promise<string> => {
    begin()
    return proof ? within(proof, wanted === 'required' ? REQUIRED_WAIT_MS : WAIT_MS) : ''
  }
  return { begin, renew, solution }
}
