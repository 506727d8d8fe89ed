import { SideBySide } from '@/src/features/content/side-by-side'
import { hrefOf, imageOf, textOf } from '../data'
import type { BlockView } from '../view'

export const preOwnedView: BlockView = (data, { id }) => {
  const heading = textOf(data, 'heading')
  if (heading === '') return null
  return (
    <SideBySide
      id={id('pre-owned')}
      heading={heading}
      text={textOf(data, 'text')}
      link={{ label: textOf(data, 'button') || 'See pre-owned stock', href: hrefOf(data) ?? '/search/used-cars' }}
      image={imageOf(data)}
    />
  )
}
