import marks from './make-marks.json'
import { Logo, type LogoHref } from './logo'

/** Returns the address of a make's logo; undefined if it is absent. */
export const makeLogoHref = (make: string): LogoHref | undefined => {
  const name = make.toLowerCase()
  return Object.hasOwn(marks, name) ? `/marks/${name.replaceAll(' ', '-')}.svg#m` : undefined
}

/** A make's logo, or its first letter without one; decorative, because the name is beside it. */
export const MakeLogo = ({ make }: { make: string }) => <Logo href={makeLogoHref(make)} name={make} />
