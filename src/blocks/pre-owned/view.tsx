import { SideBySide } from '@/src/features/content/side-by-side'
import { imageOf, openHref } from '../safe-values'
import type { BlockView } from '../view'

export const preOwnedView: BlockView<'pre-owned'> = (data, context) => {
  if (!data.heading) return null
  const href = openHref(data.href ?? '/search/used-cars', context)
  return (
    <SideBySide
      id={context.id('pre-owned')}
      heading={data.heading}
      text={data.text ?? ''}
      {...(href !== undefined && { link: { label: data.button ?? 'See pre-owned stock', href } })}
      image={imageOf(data)}
    />
  )
}
