import marks from './make-marks.json'
import { Mark, type MarkHref } from './mark'

/** Returns the address of a make's logo; undefined if there is none. */
export const makeMark = (make: string): MarkHref | undefined => {
  const name = make.toLowerCase()
  return Object.hasOwn(marks, name) ? `/marks/${name.replaceAll(' ', '-')}.svg#m` : undefined
}

/** A make's logo, or its first letter if there is none; decorative, because the name is beside it. */
export const MakeMark = ({ make }: { make: string }) => <Mark use={makeMark(make)} name={make} />
