import { toSlug } from '@/src/domain/text/slug'
import { Logo, type LogoHref } from './logo'
import marks from './make-marks.json'
import words from './word-marks.json'

/** Returns the address of a make's logo, or of its name as a logo; undefined if it has neither. */
export const makeLogoHref = (make: string): LogoHref | undefined => {
  const slug = toSlug(make)
  return Object.hasOwn(marks, slug) || Object.hasOwn(words, slug) ? `/marks/${slug}.svg#m` : undefined
}

/** A make's logo, or its first letter without one; decorative, because the name is beside it. */
export const MakeLogo = ({ make }: { make: string }) => <Logo href={makeLogoHref(make)} name={make} />
