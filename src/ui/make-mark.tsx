import marks from './make-marks.json'
import { Mark, type MarkHref } from './mark'

/** Where a make's mark is drawn; undefined for a make without one. */
export const makeMark = (make: string): MarkHref | undefined => {
  const name = make.toLowerCase()
  return Object.hasOwn(marks, name) ? `/marks/${name.replaceAll(' ', '-')}.svg#m` : undefined
}

/** A make's mark, or its first letter where there is none; decoration, the name stands beside it. */
export const MakeMark = ({ make }: { make: string }) => <Mark use={makeMark(make)} name={make} />
