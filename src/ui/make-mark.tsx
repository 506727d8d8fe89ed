import marks from './make-marks.json'

/** A make's mark, or its first letter where there is none; decoration, the name stands beside it. */
export const MakeMark = ({ make }: { make: string }) => {
  const name = make.toLowerCase()
  return Object.hasOwn(marks, name) ? (
    <svg aria-hidden className="make-mark">
      <use href={`/marks/${name.replaceAll(' ', '-')}.svg#m`} />
    </svg>
  ) : (
    <span aria-hidden className="make-mark make-letter">
      {make.charAt(0).toUpperCase()}
    </span>
  )
}
