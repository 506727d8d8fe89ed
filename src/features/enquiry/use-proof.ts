import { useRef, type RefObject } from 'react'

/** Milliseconds a form waits for its proof before it is sent without. */
const patience = 4000

const within = (proof: Promise<string>): Promise<string> =>
  Promise.race([proof, new Promise<string>((resolve) => setTimeout(() => resolve(''), patience))])

/**
 * The bot check of a form (LEAD-10): begun with the first touch, asked for when the form is sent. `renew` after a form was
 * stored or refused, since a solution is good once.
 */
export const useProof = (wanted: boolean, box: RefObject<HTMLDivElement | null>) => {
  const proof = useRef<Promise<string>>(undefined)
  const begin = (): void => {
    if (!wanted || proof.current || !box.current) return
    const at = box.current
    proof.current = import('./prove').then(
      ({ prove }) => prove(at),
      () => '',
    )
  }
  const renew = (): void => {
    proof.current = undefined
  }
  const solution = async (): Promise<Readonly<Record<string, string>>> => {
    begin()
    const found = proof.current ? await within(proof.current) : ''
    return found === '' ? {} : { bot_check: found }
  }
  return { begin, renew, solution }
}
