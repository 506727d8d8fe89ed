/** Milliseconds a form waits for its proof before it is sent without. */
const patience = 4000

const within = (proof: Promise<string>): Promise<string> =>
  Promise.race([proof, new Promise<string>((resolve) => setTimeout(() => resolve(''), patience))])

/**
 * The bot check of a form (LEAD-10): begun with the first touch, asked for when the form is sent. `renew` after a form was
 * stored or refused, since a solution is good once. `box` is where a provider may show something.
 */
export const proofFor = (wanted: boolean, box: () => HTMLElement | null) => {
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
    return proof ? within(proof) : ''
  }
  return { begin, renew, solution }
}
