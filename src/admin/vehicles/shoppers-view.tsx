'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { imageUrl } from '@/src/domain/images'
import { type ShoppersView as View, toShoppersView, type ViewSwitches } from '@/src/domain/panel/shoppers-view'
import './shoppers-view.css'

const Price = ({ price: { amount, type, was, saving, purchase } }: Pick<View, 'price'>) => (
  <p className="shoppers-view__price">
    <strong>{amount}</strong> {type}
    {was !== undefined && (
      <span>
        Was <s>{was}</s>, save {saving}
      </span>
    )}
    {purchase && (
      <span>
        or {purchase.amount} {purchase.type}
      </span>
    )}
  </p>
)

/** The vehicle's card, from what the form has now, by the same rules as on the site (STF-02). */
export const ShoppersView = ({ switches }: { readonly switches: ViewSwitches }) => {
  const [fields] = useAllFormFields()
  // A vehicle stays newly listed while the form is open.
  const [now] = useState(() => new Date())
  const values = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]))
  const { title, photo, tag, price, comments, absence, isIncomplete } = toShoppersView(values, switches, now)
  return (
    <section className="shoppers-view" aria-label="What shoppers will see">
      <h2>What shoppers will see</h2>
      {/* The region stays, so that a screen reader says a reason that appears. */}
      <p role="status" className="shoppers-view__absence">
        {[absence, isIncomplete && 'A price below can’t be saved as it is, so it isn’t shown here. Correct it first.']
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="shoppers-view__card" data-absent={absence !== undefined}>
        <div className="shoppers-view__photo">
          <img src={imageUrl(photo, { width: 320, crop: '3x2' })} alt="" width={168} height={112} />
          {tag !== undefined && <span className="shoppers-view__tag">{tag}</span>}
        </div>
        <div>
          <p className="shoppers-view__title">{title}</p>
          <Price price={price} />
          {comments !== undefined && <p className="shoppers-view__comments">{comments}</p>}
        </div>
      </div>
    </section>
  )
}
