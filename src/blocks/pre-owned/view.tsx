import { SideBySide } from '@/src/features/content/side-by-side'
import { imageOf, safeHref } from '../safe-values'
import type { BlockView } from '../view'

export const preOwnedView: BlockView<'pre-owned'> = (data, { id }) => {
  if (!data.heading) return null
  return (
    <SideBySide
      id={id('pre-owned')}
      heading={data.heading}
      text={data.text ?? ''}
      link={{ label: data.button ?? 'See pre-owned stock', href: safeHref(data.href) ?? '/search/used-cars' }}
      image={imageOf(data)}
    />
  )
}
