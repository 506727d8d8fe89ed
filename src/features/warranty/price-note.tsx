'use client'

import { Icon } from '@/src/ui/icon'

/** Explains what the price includes, on demand and without script. `type` is the price type shown with the price. */
export const PriceNote = ({ type, text }: { type: string; text: string }) => (
  <details className="price-note">
    <summary>
      What “{type}” means
      <Icon name="chevron-down" />
    </summary>
    <p>{text}</p>
  </details>
)
