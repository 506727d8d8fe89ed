import { renderedBodyOf } from '@/src/domain/images/studio-image'
import { itemTypes as allItemTypes } from '@/src/domain/stock/vehicle/vehicle'
import type { LogoHref } from './logo'

/**
 * Returns the address of a body's icon: the side view of its studio image, traced by `tools/studio/silhouettes.py`.
 * `itemTypes` are those that the dealer sells. Where they are one, a name that is no body has the icon of that kind.
 */
export const bodyIconHref = (body: string, itemTypes: readonly string[]): LogoHref => {
  const item_type = itemTypes.length === 1 ? allItemTypes.find((one) => one === itemTypes[0]) : undefined
  return `/marks/body-${renderedBodyOf({ body, item_type })}.svg#m`
}
